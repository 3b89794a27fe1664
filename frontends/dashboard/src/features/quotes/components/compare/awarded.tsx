import { Trans } from '@lingui/react/macro';
import { BadgeCheck } from 'lucide-react';
import type { Quote } from '../../../../api/quotes';
import { ContactCard } from '../contact-card';
import { OrderLink } from '../order-link';

/** The decision is made: with whom, and how to reach them. */
export const Awarded = ({ quote }: { quote: Quote }) => (
  <div className="mb-5 grid gap-3 rounded-lg bg-green-50 p-4 sm:grid-cols-[1fr_320px] sm:items-center">
    <p className="flex gap-2 font-semibold text-green-700">
      <BadgeCheck className="size-6 shrink-0" aria-hidden />
      <span>
        <Trans>You’ve accepted this quote. The supplier has your contact details.</Trans>
        <span className="mt-3 block">
          <OrderLink quote={quote} side="buyer" />
        </span>
      </span>
    </p>
    <ContactCard quote={quote} side="buyer" />
  </div>
);
