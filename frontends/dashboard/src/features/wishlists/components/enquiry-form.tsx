import { DetailFields } from '@haat/enquiry';
import { Form, FormPhoneField, FormTextArea, FormTextField } from '@haat/forms';
import { companyName, pluralForm, useFormat, useLocale } from '@haat/platform';
import { Button, Checkbox } from '@haat/ui';
import { Select, Trans, useLingui } from '@lingui/react/macro';
import type { SellerItems } from '../sellers-of';
import type { WishlistEnquiry } from '../hooks/use-wishlist-enquiry';

const MAX_MESSAGE = 1500;
const MIN_MESSAGE = 10;
const MIN_PHONE = 8;

/** The suppliers and the message. */
export function EnquiryForm({ enquiry }: { enquiry: WishlistEnquiry }) {
  const { t } = useLingui();
  const { form, values, sellers, chosen } = enquiry;
  const isReady =
    chosen.length > 0 &&
    values.name.trim() !== '' &&
    values.email.trim() !== '' &&
    values.phone_number.trim().length >= MIN_PHONE &&
    values.requirements.trim().length >= MIN_MESSAGE;
  const review: typeof enquiry.review = (written) => {
    if (isReady) enquiry.review(written);
  };
  return (
    <Form form={form} onSend={review} className="grid gap-3.5">
      <ul className="grid max-h-44 gap-0.5 overflow-y-auto rounded-md border border-line p-2">
        {sellers.map((one) => (
          <li key={one.seller.slug}>
            <SellerLine
              group={one}
              isChosen={chosen.includes(one)}
              onToggle={() => enquiry.toggle(one.seller.slug)}
            />
          </li>
        ))}
      </ul>
      <FormTextArea
        name="requirements"
        label={t`Message`}
        required
        maxLength={MAX_MESSAGE}
      />
      <FormTextField name="name" label={t`Name`} required autoComplete="name" />
      <FormPhoneField name="phone_number" label={t`Phone Number`} required />
      <FormTextField
        name="email"
        label={t`Email address`}
        type="email"
        required
        autoComplete="email"
      />
      <DetailFields />
      <Button type="submit" size="lg" disabled={!isReady}>
        <Trans>Review</Trans>
      </Button>
    </Form>
  );
}

type LineProps = { group: SellerItems; isChosen: boolean; onToggle: () => void };

function SellerLine({ group, isChosen, onToggle }: LineProps) {
  const locale = useLocale();
  const { number } = useFormat();
  const { seller, items } = group;
  const count = number(items.length);
  return (
    <Checkbox
      className="rounded-sm px-2 hover:bg-paper [&_label]:min-h-11 [&_label]:items-center"
      checked={isChosen}
      onChange={onToggle}
      label={
        <>
          <b className="font-semibold">{companyName(seller, locale)}</b>{' '}
          <span className="text-ink-500">
            <Select
              value={pluralForm(items.length)}
              _one={`${count} product`}
              other={`${count} products`}
            />
          </span>
        </>
      }
    />
  );
}
