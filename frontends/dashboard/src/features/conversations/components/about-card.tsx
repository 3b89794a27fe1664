import type { ConversationOut } from '@haat/api/conversations';
import { useUnitLabel } from '@haat/enquiry';
import { Link, paths, useFormat, useLocalName } from '@haat/platform';
import { ProductPicture, StatusChip } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ChevronRight, FileText } from 'lucide-react';

/** What is talked about, and the way to it. */
export function AboutCard({ one }: { one: ConversationOut }) {
  const localName = useLocalName();
  const { number } = useFormat();
  const unitOf = useUnitLabel();
  const { about } = one;
  const much = about.quantity
    ? `${number(about.quantity)} ${unitOf(about, Number(about.quantity))}`.trim()
    : '';
  return (
    <div className="border-b border-line bg-paper px-3 py-2.5 lg:px-5">
      <Link
        to={subjectOf(one)}
        className="flex min-h-11 items-center gap-3 rounded-md border border-line bg-card p-2 pr-3 hover:border-indigo-500"
      >
        <span className="size-11 shrink-0 overflow-hidden rounded-sm bg-sand">
          {about.kind === 'enquiry' ? (
            <ProductPicture image={about.image} alt="" />
          ) : (
            <FileText className="m-2.5 size-6 text-ink-500" aria-hidden />
          )}
        </span>
        <span className="min-w-0 flex-1">
          <b className="block truncate text-[14px] font-semibold">
            {localName({ name: about.title, name_ne: about.title_ne ?? undefined })}
          </b>
          <span className="block truncate text-sm text-ink-500">
            {about.kind === 'enquiry' ? (
              <Trans>Enquiry</Trans>
            ) : (
              <Trans>Requirement</Trans>
            )}
            {much ? ` · ${much}` : ''}
          </span>
        </span>
        <StatusChip status={about.status} label={about.status_label} />
        <ChevronRight className="size-4 shrink-0 text-ink-500" aria-hidden />
      </Link>
      <QuoteLine one={one} />
    </div>
  );
}

function QuoteLine({ one: { role, about } }: { one: ConversationOut }) {
  const { money } = useFormat();
  const { quote } = about;
  if (!quote) return null;
  const price = money(quote.landed);
  const to = role === 'seller' ? paths.sellerQuote(quote.id) : paths.buyerQuote(quote.id);
  return (
    <Link
      to={to}
      className="mt-1.5 flex min-h-11 items-center gap-2 rounded-md px-2 text-[13.5px] font-medium text-indigo-700 hover:bg-card"
    >
      <Trans>Quote: {price} delivered</Trans>
      <StatusChip status={quote.status} label={quote.status_label} />
    </Link>
  );
}

function subjectOf({ role, about }: ConversationOut): string {
  const { enquiry_id, requirement_id } = about;
  if (enquiry_id) {
    const inbox = role === 'seller' ? paths.sellerEnquiries : paths.buyerEnquiries;
    return `${inbox}?id=${encodeURIComponent(enquiry_id)}`;
  }
  const id = requirement_id ?? '';
  return role === 'seller' ? paths.sellerLead(id) : paths.buyerRequirement(id);
}
