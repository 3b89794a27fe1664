import { useLingui } from '@lingui/react/macro';
import type { OrderPayment, Settlement, ShortageReason } from '../../../api/orders';

/** Labels of what the API gives as codes. */
export function useOrderLabels() {
  const { t } = useLingui();
  const reasons: Record<ShortageReason, string> = {
    missing: t({ message: 'Missing', context: 'order' }),
    broken: t`Broken`,
    wrong_goods: t`Wrong goods`,
  };
  const settlements: Record<Settlement, string> = {
    credit: t`Credit`,
    send_again: t({ message: 'Send again', context: 'order' }),
  };
  const payments: Record<OrderPayment['kind'], string> = {
    advance: t`Advance`,
    balance: t`Balance`,
    other: t`Other payment`,
  };
  const people: Record<string, string> = {
    seller: t`Supplier`,
    buyer: t`Buyer`,
    system: t`Haat`,
    admin: t`Haat`,
  };
  return {
    reasons,
    settlements,
    payments,
    side: (role: string) => people[role] ?? role,
  };
}

/** A record of labels as the options of a list. */
export const optionsOf = <Value extends string>(labels: Record<Value, string>) =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({
    value,
    label,
  }));
