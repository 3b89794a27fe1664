import { useFormat } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import { recipientsOf, type EnquiryTarget } from './enquiry-target';

/** Who gets the same enquiry, when there are several. */
export function RecipientList({ target }: { target: EnquiryTarget }) {
  const { number } = useFormat();
  const recipients = recipientsOf(target);
  if (recipients.length < 2) return null;
  const count = number(recipients.length);
  const names = recipients
    .map(({ companyName, sellerSlug }) => companyName ?? sellerSlug)
    .join(', ');
  return (
    <p className="flex items-start gap-2.5 rounded-md bg-paper px-4 py-3 text-[14px]">
      <Users className="mt-0.5 size-4 shrink-0 text-ink-500" aria-hidden />
      <span className="min-w-0 break-words">
        <b className="font-semibold">
          <Trans>To {count} suppliers:</Trans>
        </b>{' '}
        {names}
        <span className="block text-ink-500">
          <Trans>Each gets a conversation of its own and sees no other supplier.</Trans>
        </span>
      </span>
    </p>
  );
}
