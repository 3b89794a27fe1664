import { Link, useFormat } from '@haat/platform';
import { ProductPicture, StatusChip, cn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import type { Enquiry } from '../../api/enquiries';
import { PartyPicture } from '../conversations/party-picture';
import { companyOf, useOtherSide } from './other-side';
import type { Side } from './stages';
import { useMinuteText } from './use-minute-text';
import { AboutLine } from './about-line';
import { DueNote } from './due-note';
import { LabelChips } from './label-chips';
import { PlaceChip } from './place-chip';

type Props = { enquiry: Enquiry; side: Side; href: string; isOpen: boolean };

/** One enquiry in the list; the complete row is one link. Memoized: it renders only after a change. */
export const EnquiryRow = memo(function EnquiryRow(props: Props) {
  const { enquiry, side, href, isOpen } = props;
  const name = useOtherSide(enquiry, side);
  const isFresh = enquiry.is_unread || (side === 'seller' && enquiry.status === 'new');
  return (
    <Link
      to={href}
      aria-current={isOpen ? 'true' : undefined}
      data-testid="enquiry-row"
      className={cn(
        'grid grid-cols-[44px_minmax(0,1fr)] gap-3 border-b border-line px-4 py-3.5 hover:bg-paper',
        isOpen && 'bg-indigo-50 shadow-[inset_4px_0_0_var(--color-indigo-600)]',
      )}
    >
      <Picture enquiry={enquiry} side={side} name={name} />
      <span className="grid min-w-0">
        <FirstLine enquiry={enquiry} name={name} isFresh={isFresh} />
        <span className="truncate text-[13.5px] font-medium">
          <AboutLine enquiry={enquiry} />
        </span>
        <span className="truncate text-sm text-ink-500">
          {enquiry.last_message?.is_mine ? <Trans>You:</Trans> : null}{' '}
          {enquiry.last_message?.body ?? enquiry.requirements}
        </span>
        <span className="mt-1.5 flex flex-wrap items-center gap-2">
          <StatusChip status={enquiry.status} label={enquiry.status_label} />
          <DueNote due={enquiry.due_at} kind={enquiry.due_kind} />
          <PlaceChip place={enquiry.delivery} />
          <LabelChips labels={enquiry.labels} />
        </span>
      </span>
    </Link>
  );
});

type PictureProps = { enquiry: Enquiry; side: Side; name: string };

function Picture({ enquiry, side, name }: PictureProps) {
  return (
    <span className="relative h-fit">
      <PartyPicture company={companyOf(enquiry, side)} name={name} />
      {enquiry.product?.image ? (
        <span className="absolute -bottom-3 -right-1.5 size-[26px] overflow-hidden rounded-sm border-2 border-card bg-sand">
          <ProductPicture image={enquiry.product.image} alt="" />
        </span>
      ) : null}
    </span>
  );
}

type LineProps = { enquiry: Enquiry; name: string; isFresh: boolean };

function FirstLine({ enquiry, name, isFresh }: LineProps) {
  const { relative } = useFormat();
  const when = useMinuteText(() => relative(enquiry.updated_at));
  return (
    <span className="flex items-center gap-2 text-[14.5px]">
      {isFresh ? (
        <span className="size-2 shrink-0 rounded-full bg-rho-500">
          <span className="sr-only">
            <Trans>Unread</Trans>
          </span>
        </span>
      ) : null}
      <span className={cn('truncate', isFresh ? 'font-bold' : 'font-medium')}>
        {name}
      </span>
      <time
        dateTime={enquiry.created_at}
        className={cn(
          'ml-auto whitespace-nowrap text-xs',
          isFresh ? 'font-semibold text-indigo-700' : 'text-ink-500',
        )}
      >
        {when}
      </time>
    </span>
  );
}
