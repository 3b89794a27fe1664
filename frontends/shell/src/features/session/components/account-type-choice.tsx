import { useField } from '@haat/forms';
import { cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ShoppingBag, Store } from 'lucide-react';
import type { AccountType } from '../session-schemas';

const CHOICES = [
  {
    value: 'buyer' as const,
    Icon: ShoppingBag,
    title: <Trans>I buy</Trans>,
    text: <Trans>Search, contact suppliers, save wishlists. Free.</Trans>,
  },
  {
    value: 'seller' as const,
    Icon: Store,
    title: <Trans>I sell</Trans>,
    text: (
      <Trans>
        Then five steps, about 3 minutes: company, address, contact, industry, terms.
      </Trans>
    ),
  },
];

/** `account_type` of the form around it. */
export function AccountTypeChoice() {
  const { t } = useLingui();
  const { name, value, onChange } = useField<AccountType>('account_type');
  return (
    <div
      role="radiogroup"
      aria-label={t`Account type`}
      className="grid gap-3 sm:grid-cols-2"
    >
      {CHOICES.map(({ value: own, Icon, title, text }) => (
        <label
          key={own}
          className={cn(
            'relative flex cursor-pointer gap-3 rounded-lg border-[1.5px] bg-card p-4 transition focus-within:shadow-ring',
            own === value ? 'border-indigo-600 bg-indigo-50' : 'border-line-strong',
          )}
        >
          <input
            type="radio"
            name={name}
            value={own}
            checked={own === value}
            onChange={() => onChange(own)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <Icon className="size-6 shrink-0 text-indigo-600" aria-hidden />
          <span>
            <b className="block font-semibold">{title}</b>
            <small className="text-sm text-ink-500">{text}</small>
          </span>
        </label>
      ))}
    </div>
  );
}
