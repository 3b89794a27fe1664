/** How refusals of the services are worded, in both languages; loaded when the first one comes. */
import { setupI18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Reason } from '../api/envelope';
import type { Locale } from '../page-config';
import { messages as en } from './locales/en/messages';
import { messages as ne } from './locales/ne/messages';
import { formattedParams } from './params';
import { AUTH } from './messages/auth';
import { CATALOG } from './messages/catalog';
import { CONTRACTS } from './messages/contracts';
import { ENGAGEMENT } from './messages/engagement';
import { GATEWAY } from './messages/gateway';
import { SHARED } from './messages/shared';
import { VENDOR } from './messages/vendor';

/** By code; `docs/refusals.md` lists them. */
export const REFUSAL_MESSAGES: Record<string, MessageDescriptor> = {
  ...SHARED,
  ...CONTRACTS,
  ...AUTH,
  ...CATALOG,
  ...ENGAGEMENT,
  ...VENDOR,
  ...GATEWAY,
};
/** For a code of a newer service, whose sentence is English. */
const UNKNOWN = msg({ message: 'This was not accepted: {sentence}' });

const I18N = {
  en: setupI18n({ locale: 'en', messages: { en } }),
  ne: setupI18n({ locale: 'ne', messages: { ne } }),
};

const text = (locale: Locale, { id, message }: MessageDescriptor, values: object) =>
  I18N[locale]._(id, { ...values }, message === undefined ? {} : { message });

/** `sentence`: the service's own, in English. */
export function translateRefusal(
  reason: Reason | null | undefined,
  sentence: string,
  locale: Locale,
): string {
  const descriptor = reason && REFUSAL_MESSAGES[reason.code];
  if (descriptor) return text(locale, descriptor, formattedParams(reason.params, locale));
  return locale === 'en' ? sentence : text(locale, UNKNOWN, { sentence });
}
