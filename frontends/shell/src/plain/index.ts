/** What the edge answers plain forms with. */
import {
  fieldErrors,
  makeI18n,
  messageOf,
  setRefusalTranslator,
  mergeCatalogs,
  type Locale,
} from '@haat/platform';
import { translateRefusal } from '@haat/platform/refusals';
import type { MessageDescriptor } from '@lingui/core';
import { messages as en } from '../locales/en/messages';
import { messages as ne } from '../locales/ne/messages';
import { ACCOUNT_FIELDS } from './account-fields';
import { enquiry } from './enquiry-form';
import { helpful, ticket } from './help-forms';
import { lead } from './lead-form';
import type { PlainForm } from './plain-form';
import { question } from './question-form';
import { reportProduct, reportSeller } from './report-forms';
import { requirement } from './requirement-form';

/** By the last part of their address: `/forms/<name>`. */
export const plainForms: Record<string, PlainForm> = {
  ticket,
  enquiry,
  question,
  lead,
  requirement,
  'article-feedback': helpful,
  'report-product': reportProduct,
  'report-seller': reportSeller,
};

/** With those of the account, where it is needed. */
export const plainFields = ({ fields, needsAccount }: PlainForm) =>
  needsAccount ? [...fields, ...ACCOUNT_FIELDS] : fields;

const I18N = {
  en: makeI18n('en', mergeCatalogs([{ messages: en }])),
  ne: makeI18n('ne', mergeCatalogs([{ messages: ne }])),
};
setRefusalTranslator(translateRefusal);

export const plainMessage = (message: MessageDescriptor, locale: Locale): string =>
  I18N[locale]._(message);

/** A refusal of the API in the page's language: by field, and its own sentence. */
export function plainRefusal(data: unknown, locale: Locale) {
  const refusal = { data };
  return {
    errors: fieldErrors(refusal, locale),
    message: messageOf(refusal, locale),
  };
}
