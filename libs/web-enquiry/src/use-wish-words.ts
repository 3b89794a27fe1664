import { useLingui } from '@lingui/react/macro';

type Words = Record<string, string>;
const wordOf = (words: Words) => (code: string | null) => (code && words[code]) || code;

/** The codes of the API, as a form offers them. */
export const WISHES = {
  frequency: ['once', 'weekly', 'monthly', 'quarterly', 'yearly'],
  purpose: ['own_use', 'resale', 'manufacturing', 'project', 'other'],
  payment: ['any', 'advance', 'on_delivery', 'credit'],
  contact: ['any', 'message', 'phone', 'whatsapp', 'viber'],
} as const;

/** How often, what for, how paid and how reached; one nobody told us about shows as it is. */
export function useWishWords() {
  const { t } = useLingui();
  return {
    frequency: wordOf({
      once: t`Once`,
      weekly: t`Every week`,
      monthly: t`Every month`,
      quarterly: t`Every three months`,
      yearly: t`Every year`,
    }),
    purpose: wordOf({
      own_use: t`Own use`,
      resale: t`Resale`,
      manufacturing: t`Manufacturing`,
      project: t`A project`,
      other: t`Something else`,
    }),
    payment: wordOf({
      any: t`Any payment`,
      advance: t`In advance`,
      on_delivery: t`On delivery`,
      credit: t`On credit`,
    }),
    contact: wordOf({
      any: t`Any method`,
      message: t`By message`,
      phone: t`By phone`,
      whatsapp: t`By WhatsApp`,
      viber: t`By Viber`,
    }),
  };
}
