import type { DeliveryOut } from '@haat/api/enquiries';
import { useUnitLabel } from '@haat/enquiry';
import { Link, paths, useFormat, useLocalName } from '@haat/platform';
import { Badge, Button, ProductPicture, VerifiedBadge, cn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { BadgeCheck, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EnquiryDetail } from '../../../api/enquiries';
import { PartyPicture } from '../../../components/conversations/party-picture';
import { SharedFiles } from '../../../components/conversations/shared-files';
import { companyOf, useOtherSide } from '../../../components/enquiries/other-side';
import type { Side } from '../../../components/enquiries/stages';
import { CancelButton } from './cancel-button';
import { ContactButtons } from '../../../components/enquiries/contact-buttons';
import { NotesPanel } from './notes-panel';

type Props = { enquiry: EnquiryDetail; side: Side; onDone?: () => void };

/** Who is on the other side, how to reach them, what it is about. */
export function PartyPanel({ enquiry, side, onDone }: Props) {
  const name = useOtherSide(enquiry, side);
  return (
    <div className="grid gap-5 text-[14px]">
      <div className="text-center">
        <PartyPicture
          company={companyOf(enquiry, side)}
          name={name}
          className="mx-auto mb-2.5 size-16 text-[21px]"
        />
        <b className="block text-md font-bold">{name}</b>
        {side === 'buyer' && enquiry.seller?.is_seller_verified ? (
          <VerifiedBadge />
        ) : null}
        {enquiry.buyer?.is_phone_verified ? (
          <Badge tone="green" className="mt-1.5">
            <BadgeCheck aria-hidden />
            <Trans>Phone checked</Trans>
          </Badge>
        ) : null}
        {side === 'seller' ? (
          <ContactButtons enquiry={enquiry} />
        ) : enquiry.seller ? (
          <Button asChild variant="outline" size="sm" className="mt-4 h-11">
            <Link to={paths.vendor(enquiry.seller.slug)}>
              <ExternalLink aria-hidden />
              <Trans>View shop</Trans>
            </Link>
          </Button>
        ) : null}
      </div>
      {enquiry.product ? <ProductLine product={enquiry.product} /> : null}
      <Facts enquiry={enquiry} side={side} />
      {enquiry.attachment_ids.length > 0 ? (
        <SharedFiles ids={enquiry.attachment_ids} />
      ) : null}
      {side === 'seller' ? (
        <NotesPanel key={enquiry.id} enquiry={enquiry} />
      ) : (
        <CancelButton enquiry={enquiry} onDone={onDone} />
      )}
    </div>
  );
}

const PRODUCT = 'flex items-center gap-3 rounded-lg border border-line bg-paper p-2.5';

function ProductLine({ product }: { product: NonNullable<EnquiryDetail['product']> }) {
  const localName = useLocalName();
  const card = (
    <>
      <span className="size-14 shrink-0 overflow-hidden rounded-md bg-sand">
        <ProductPicture image={product.image} alt="" />
      </span>
      <b className="font-semibold leading-snug">{localName(product)}</b>
    </>
  );
  // One that is deleted has no page any more.
  return product.slug ? (
    <Link
      to={paths.product(product.slug)}
      className={cn(PRODUCT, 'hover:border-indigo-500')}
    >
      {card}
    </Link>
  ) : (
    <p className={PRODUCT}>{card}</p>
  );
}

function Facts({ enquiry, side }: Props) {
  const { number, date, bikramSambat } = useFormat();
  const localName = useLocalName();
  const unitOf = useUnitLabel();
  const { needed_by } = enquiry;
  const { phone_number: phone, email, category, quantity, unit, delivery } = enquiry;
  const { minimum_order: least } = enquiry;
  const placeOf = (place: DeliveryOut) =>
    [
      localName({ name: place.municipality ?? '', name_ne: place.municipality_ne }),
      localName({ name: place.district, name_ne: place.district_ne }),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <dl className="grid gap-2">
      {side === 'seller' && phone ? (
        <Fact name={<Trans>Phone</Trans>}>{phone}</Fact>
      ) : null}
      {side === 'seller' && email ? (
        <Fact name={<Trans>Email</Trans>}>{email}</Fact>
      ) : null}
      {category ? (
        <Fact name={<Trans>Category</Trans>}>{localName(category)}</Fact>
      ) : null}
      {quantity ? (
        <Fact name={<Trans>Quantity</Trans>}>
          {number(quantity)} {unitOf({ unit }, Number(quantity))}
        </Fact>
      ) : null}
      {least ? (
        <Fact name={<Trans>Minimum order</Trans>}>
          {number(least.quantity)} {unitOf(least, least.quantity)}{' '}
          <Badge tone="premium">
            <Trans>Quantity is below it</Trans>
          </Badge>
        </Fact>
      ) : null}
      {delivery ? (
        <Fact name={<Trans>Deliver to</Trans>}>{placeOf(delivery)}</Fact>
      ) : null}
      {needed_by ? (
        <Fact name={<Trans>Needed by</Trans>}>
          {date(needed_by)} · {bikramSambat(needed_by)}
        </Fact>
      ) : null}
      <Fact name={<Trans>Sent</Trans>}>{date(enquiry.created_at)}</Fact>
      {side === 'seller' ? <BuyerFacts enquiry={enquiry} /> : null}
    </dl>
  );
}

/** Earlier enquiries of this buyer. */
function BuyerFacts({ enquiry: { user_id, buyer } }: { enquiry: EnquiryDetail }) {
  const { number } = useFormat();
  const won = buyer?.won_count ?? 0;
  return (
    <>
      <Fact name={<Trans>Account</Trans>}>
        {user_id ? <Trans>Registered</Trans> : <Trans>Guest</Trans>}
      </Fact>
      {buyer ? (
        <Fact name={<Trans>Enquiries to you</Trans>}>
          {number(buyer.enquiries_count)}
          {won > 0 ? (
            <>
              , <Trans>{number(won)} won</Trans>
            </>
          ) : null}
        </Fact>
      ) : null}
    </>
  );
}

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="flex justify-between gap-3">
    <dt className="text-ink-500">{name}</dt>
    <dd className="min-w-0 break-words text-right font-semibold">{children}</dd>
  </div>
);
