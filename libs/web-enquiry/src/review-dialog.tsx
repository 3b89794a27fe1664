import { Form, FormTextField, useField, useWatch } from '@haat/forms';
import { readNumber, useFormat } from '@haat/platform';
import { Button, Dialog } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CategorySelect } from './category-select';
import type { WrittenEnquiry } from './enquiry-schema';
import type { EnquiryTarget } from './enquiry-target';
import { ReviewDetails } from './review-details';
import type { TypedReview } from './review-schema';
import type { Enquiry } from './use-enquiry';
import { useLeafCategories } from './use-leaf-categories';
import { useUnitName } from './use-unit-name';

type Props = {
  enquiry: Enquiry;
  target: EnquiryTarget;
  productName?: string | undefined;
};

/** What will be sent, the category, and the email address if it is still too short. */
export function ReviewDialog({ enquiry, target, productName }: Props) {
  const { t } = useLingui();
  const { review, written, needsEmail, confirm, closeReview } = enquiry;
  const category = useWatch({ control: review.control, name: 'category_id' });
  return (
    <Dialog
      open={written !== undefined}
      onOpenChange={(isOpen) => (isOpen ? undefined : closeReview())}
      title={<Trans>Review your requirement</Trans>}
      description={<Trans>Choose a category, then send it.</Trans>}
    >
      <Form form={review} onSend={confirm} className="grid gap-4">
        {written ? <Summary {...{ written, productName }} /> : null}
        <BelowMinimum {...target} />
        {needsEmail ? (
          <FormTextField
            name="email"
            label={t`Email address`}
            type="email"
            required
            autoComplete="email"
          />
        ) : null}
        <CategoryField />
        <ReviewDetails isRead={enquiry.isRead} />
        <Button
          type="submit"
          size="lg"
          disabled={category === ''}
          isBusy={review.formState.isSubmitting}
        >
          <Trans>Confirm and send</Trans>
        </Button>
      </Form>
    </Dialog>
  );
}

/** The list is long: only a review that is open requests it. */
function CategoryField() {
  const { value, onChange, error } = useField('category_id');
  return <CategorySelect {...useLeafCategories()} {...{ value, onChange, error }} />;
}

/** An enquiry below it is sent all the same: the supplier decides. */
function BelowMinimum({ minimum, unit }: EnquiryTarget) {
  const { number } = useFormat();
  const nameOf = useUnitName();
  const chosen = useWatch<TypedReview, ['quantity', 'unit_id', 'unit']>({
    name: ['quantity', 'unit_id', 'unit'],
  });
  const quantity = Number(readNumber(chosen[0]) ?? 0);
  const ofUnit = chosen[1] ? nameOf(chosen[1]) : chosen[2];
  // Another unit is compared by the server.
  if (!quantity || !minimum || quantity >= minimum || ofUnit !== (unit ?? ''))
    return null;
  const least = `${number(minimum)} ${unit ?? ''}`.trim();
  return (
    <p role="note" className="rounded-md bg-mari-50 px-4 py-3 text-[14px]">
      <Trans>
        Below the supplier’s minimum order of {least}. You can send it: the supplier sees
        this, too.
      </Trans>
    </p>
  );
}

type SummaryProps = {
  written: WrittenEnquiry;
  productName?: string | undefined;
};

function Summary({ written, productName }: SummaryProps) {
  const { name, requirements, phone_number: phone } = written;
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
