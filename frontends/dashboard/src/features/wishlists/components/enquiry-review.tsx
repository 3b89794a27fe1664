import {
  companyName,
  pluralForm,
  useFormat,
  useLocalName,
  useLocale,
} from '@haat/platform';
import { Button } from '@haat/ui';
import { Select, Trans } from '@lingui/react/macro';
import type { SellerItems } from '../sellers-of';
import type { WishlistEnquiry } from '../hooks/use-wishlist-enquiry';

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
          </li>
        ))}
      </ul>
    </>
  );
}
