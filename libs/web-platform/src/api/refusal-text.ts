/** Refusals in the page's language: their messages are loaded when the first one comes. */
import { useEffect, useState } from 'react';
import { i18n } from '../i18n/i18n';
import { useLocale } from '../i18n/use-locale';
import type { Locale } from '../page-config';
import type { Reason } from './envelope';

type TranslateRefusal = (
  reason: Reason | null | undefined,
  sentence: string,
  locale: Locale,
) => string;

let translate: TranslateRefusal | undefined;

/** For the server, which has them from the start. */
export function setRefusalTranslator(translateRefusal: TranslateRefusal): void {
  translate = translateRefusal;
}

/** Never rejects: without them a refusal has the service's own English text. */
export async function loadRefusalMessages(): Promise<void> {
  if (translate) return;
  try {
    const loaded = await import(
      /* webpackChunkName: "refusals" */ '../refusals/translate-refusal'
    );
    setRefusalTranslator(loaded.translateRefusal);
  } catch (error) {
    console.warn('refusals', error);
  }
}

/** `sentence`: the service's own, for a reason nobody knows. */
export const refusalText = (
  sentence: string,
  reason?: Reason | null,
  locale: Locale = i18n.locale as Locale,
): string => translate?.(reason, sentence, locale) ?? sentence;

/** `refusalText` for refusals inside of an answer that succeeded. */
export function useRefusalText(): (sentence: string, reason?: Reason | null) => string {
  const locale = useLocale();
  const [, setIsLoaded] = useState(translate !== undefined);
  useEffect(() => {
    void loadRefusalMessages().then(() => setIsLoaded(true));
  }, []);
  return (sentence, reason) => refusalText(sentence, reason, locale);
}
