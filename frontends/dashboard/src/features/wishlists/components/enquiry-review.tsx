import { usePlaceText, useUnitLabel } from '@haat/enquiry';
import {
  companyName,
  pluralForm,
  useFormat,
  useLocalName,
  useLocale,
  type WishlistItem,
} from '@haat/platform';
import { Button } from '@haat/ui';
import { Select, Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { SellerItems } from '../sellers-of';
import type { EnquiryValues, WishlistEnquiry } from '../hooks/use-wishlist-enquiry';

/** What goes to whom, before it goes. */
export function EnquiryReview({ enquiry }: { enquiry: WishlistEnquiry }) {
  const { number } = useFormat();
  const { values, chosen } = enquiry;
  const count = number(chosen.length);
  return (
    <div className="grid gap-4">
      <p className="whitespace-pre-line break-words rounded-md bg-paper p-4 text-[14px]">
        {values.requirements}
        <span className="mt-2 block font-semibold">
          {values.name} · <span className="tabular-nums">{values.phone_number}</span> ·{' '}
          {values.email}
        </span>
      </p>
      <Details {...enquiry.form.getValues()} />
      <ul className="grid max-h-64 gap-3 overflow-y-auto">
        {chosen.map((one) => (
          <li key={one.seller.slug}>
            <Lines group={one} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={enquiry.goBack}>
          <Trans>Change</Trans>
        </Button>
        <Button isBusy={enquiry.isBusy} onClick={() => void enquiry.confirm()}>
          <Select
            value={pluralForm(chosen.length)}
            _one={`Send ${count} enquiry`}
            other={`Send ${count} enquiries`}
          />
        </Button>
      </div>
    </div>
  );
}

/** Only what was filled in. */
function Details({ delivery, needed_by, files }: EnquiryValues) {
  const { t } = useLingui();
  const { date } = useFormat();
  const place = usePlaceText(delivery);
  const facts = [
    [t`Needed by`, needed_by && date(needed_by)],
    [t`Delivery place`, place],
    [t`Files`, files.map(({ name }) => name).join(', ')],
  ].filter(([, value]) => value);
  if (facts.length === 0) return null;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-[14px] [&_dd]:min-w-0 [&_dd]:break-words [&_dd]:font-semibold [&_dt]:text-ink-500">
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** The supplier reads this, too. */
function BelowMinimum({ item }: { item: WishlistItem }) {
  const { number } = useFormat();
  const { quantity, moq } = item;
  const unit = useUnitLabel()({ unit: item.unit ?? null }, moq ?? 1);
  if (!quantity || !moq || Number(quantity) >= moq) return null;
  const least = `${number(moq)} ${unit}`.trim();
  return (
    <span className="block text-sm font-medium text-mari-700">
      <Trans>Below the minimum order of {least}</Trans>
    </span>
  );
}

function Lines({ group }: { group: SellerItems }) {
  const locale = useLocale();
  const localName = useLocalName();
  const { number } = useFormat();
  const { seller, items } = group;
  return (
    <>
      <b className="font-semibold">{companyName(seller, locale)}</b>
      <ul className="mt-0.5 list-disc pl-5 text-[14px] text-ink-700">
        {items.map((item) => (
          <li key={item.id}>
            {localName(item)}
            {item.quantity ? (
              <span className="tabular-nums">: {number(item.quantity)}</span>
            ) : null}
            <BelowMinimum item={item} />
          </li>
        ))}
      </ul>
    </>
  );
}
