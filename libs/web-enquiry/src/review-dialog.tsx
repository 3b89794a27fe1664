import { Button, Dialog, Field, PhoneField } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CategorySelect } from './category-select';
import { DeliveryFields } from './delivery-fields';
import type { Enquiry } from './use-enquiry';
import { useLeafCategories } from './use-leaf-categories';

type Props = {
  enquiry: Enquiry;
  productName?: string | undefined;
};

/** What will be sent, the category, and what of phone and e-mail is still too short. */
export function ReviewDialog({ enquiry, productName }: Props) {
  const { t } = useLingui();
  const { review, values } = enquiry;
  const leaves = useLeafCategories(review !== null);
  const isReady = values.category_id !== '' && !enquiry.isBusy;
  return (
    <Dialog
      open={review !== null}
      onOpenChange={(isOpen) => (isOpen ? undefined : enquiry.closeReview())}
      title={<Trans>Review your requirement</Trans>}
      description={<Trans>Choose a category, then send it.</Trans>}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          // A dialog's events bubble through React to the form it was opened from.
          event.stopPropagation();
          if (isReady) void enquiry.confirm();
        }}
      >
        <Summary enquiry={enquiry} productName={productName} />
        {review?.asksPhone ? (
          <PhoneField
            label={t`Phone Number`}
            required
            value={values.phone_number}
            error={enquiry.errors.phone_number}
            onChange={(event) => enquiry.change('phone_number', event.target.value)}
          />
        ) : null}
        {review?.asksEmail ? (
          <Field
            label={t`Email address`}
            type="email"
            required
            autoComplete="email"
            value={values.email}
            error={enquiry.errors.email}
            onChange={(event) => enquiry.change('email', event.target.value)}
          />
        ) : null}
        <CategorySelect
          categories={leaves.categories}
          isLoading={leaves.isLoading}
          value={values.category_id}
          onChange={(id) => enquiry.change('category_id', id)}
          error={enquiry.errors.category_id}
        />
        <DeliveryFields enquiry={enquiry} />
        <Button
          type="submit"
          size="lg"
          disabled={values.category_id === ''}
          isBusy={enquiry.isBusy}
        >
          <Trans>Confirm and send</Trans>
        </Button>
      </form>
    </Dialog>
  );
}

function Summary({ enquiry, productName }: Props) {
  const { name, requirements, phone_number: phone } = enquiry.values;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 rounded-md bg-paper p-4 text-[14px] [&_dd]:min-w-0 [&_dd]:break-words [&_dd]:font-semibold [&_dt]:text-ink-500">
      {productName ? (
        <>
          <dt>
            <Trans>Product</Trans>
          </dt>
          <dd>{productName}</dd>
        </>
      ) : null}
      <dt>
        <Trans>Name</Trans>
      </dt>
      <dd>{name || '–'}</dd>
      <dt>
        <Trans>Phone Number</Trans>
      </dt>
      <dd className="tabular-nums">{phone}</dd>
      <dt>
        <Trans>Requirement</Trans>
      </dt>
      <dd className="line-clamp-4 whitespace-pre-line">{requirements || '–'}</dd>
    </dl>
  );
}
