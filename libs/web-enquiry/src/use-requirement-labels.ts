import { useLingui } from '@lingui/react/macro';

type Labels = Record<string, string>;
const labelOf = (labels: Labels) => (code: string | null) =>
  (code && labels[code]) || code;

/** The codes of the API, as a form offers them. */
export const REQUIREMENT_CODES = {
  frequency: ['once', 'weekly', 'monthly', 'quarterly', 'yearly'],
  purpose: ['own_use', 'resale', 'manufacturing', 'project', 'other'],
  payment: ['any', 'advance', 'on_delivery', 'credit'],
  contact: ['any', 'message', 'phone', 'whatsapp', 'viber'],
} as const;

/** How often, what for, how paid and how reached; an unknown code is its own label. */
export function useRequirementLabels() {
  const { t } = useLingui();
  return {
    frequency: labelOf({
      once: t`Once`,
      weekly: t`Every week`,
      monthly: t`Every month`,
      quarterly: t`Every three months`,
      yearly: t`Every year`,
    }),
    purpose: labelOf({
      own_use: t`Own use`,
      resale: t`Resale`,
      manufacturing: t`Manufacturing`,
      project: t`A project`,
      other: t`Something else`,
    }),
    payment: labelOf({
      any: t`Any payment`,
      advance: t`In advance`,
      on_delivery: t`On delivery`,
      credit: t`On credit`,
    }),
    contact: labelOf({
      any: t`Any method`,
      message: t`By message`,
      phone: t`By phone`,
      whatsapp: t`By WhatsApp`,
      viber: t`By Viber`,
    }),
  };
}
