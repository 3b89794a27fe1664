import {
  Form,
  FormPhoneField,
  FormTextArea,
  FormTextField,
  useIsAccepted,
  useWatch,
} from '@haat/forms';
import { brand, paths, useFormat, useHydrated } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Lock, RotateCcw } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { REQUIREMENTS_MAX, WRITTEN, enquirySchema } from './enquiry-schema';
import { hiddenFields, recipientsOf, type EnquiryTarget } from './enquiry-target';
import { Honeypot } from './honeypot';
import { RecipientList } from './recipient-list';
import { ReviewDialog } from './review-dialog';
import { ThanksDialog } from './thanks-dialog';
import type { Enquiry } from './use-enquiry';

type Props = {
  enquiry: Enquiry;
  target: EnquiryTarget;
  productName?: string | undefined;
  companyName?: string | undefined;
  /** After the thanks were closed. */
  onDone?: () => void;
};

/** What is written, with its review and thanks. */
export function EnquiryForm(props: Props) {
  const { enquiry, target, productName, companyName, onDone } = props;
  const { t } = useLingui();
  const { number } = useFormat();
  const { form } = enquiry;
  const isHydrated = useHydrated();
  const isPhoneLong = useIsAccepted(form, enquirySchema);
  const { length } = useWatch({ control: form.control, name: 'requirements' });
  const isForSeveral = recipientsOf(target).length > 1;
  const [used, most] = [number(length), number(REQUIREMENTS_MAX)];
  useFocusRefused(enquiry);
  return (
    <>
      <Form
        form={form}
        onSend={enquiry.openReview}
        method="post"
        action={paths.enquiryForm}
        className="relative grid gap-3.5"
      >
        {hiddenFields(target).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <RecipientList target={target} />
        <div className="grid gap-3.5 sm:grid-cols-2">
          <FormTextField name="name" label={t`Name`} required autoComplete="name" />
          <FormTextField
            name="email"
            label={t`Email address`}
            type="email"
            required
            autoComplete="email"
          />
        </div>
        <FormPhoneField
          name="phone_number"
          label={t`Phone Number`}
          required
          tick={isPhoneLong ? t`Looks good` : undefined}
        />
        <FormTextArea
          name="requirements"
          label={t`Requirement`}
          aside={t`${used} / ${most}`}
          maxLength={REQUIREMENTS_MAX}
          placeholder={t`What do you need, how much, and by when?`}
        />
        {enquiry.lastText && length === 0 ? (
          <Button
            variant="outline"
            size="sm"
            className="h-11 justify-self-start"
            onClick={() => form.setValue('requirements', enquiry.lastText ?? '')}
          >
            <RotateCcw aria-hidden />
            <Trans>Use my last text again</Trans>
          </Button>
        ) : null}
        <Honeypot />
        <Button
          type="submit"
          size="lg"
          className="w-full"
          disabled={isHydrated && !isPhoneLong}
        >
          <Trans>Submit Requirement</Trans>
        </Button>
        <p className="flex items-center justify-center gap-1.5 text-center text-[12.5px] text-ink-500">
          <Lock className="size-3.5 shrink-0" aria-hidden />
          {isForSeveral ? (
            <Trans>Your number is shown to these suppliers only</Trans>
          ) : (
            <Trans>Your number is shown to this supplier only</Trans>
          )}
        </p>
      </Form>
      <ReviewDialog {...{ enquiry, target, productName }} />
      <ThanksDialog
        outcome={enquiry.outcome}
        company={companyName ?? brand.name}
        onMore={enquiry.sendToMore}
        onClose={() => {
          enquiry.closeThanks();
          onDone?.();
        }}
      />
    </>
  );
}

/** The first field that the server refuses, when the review has closed over it. */
function useFocusRefused({ form, written }: Enquiry): void {
  const isReviewing = written !== undefined;
  const focus = useEffectEvent(() => {
    const refused = WRITTEN.find((name) => form.getFieldState(name).invalid);
    if (refused) form.setFocus(refused);
  });
  useEffect(() => {
    if (!isReviewing) focus();
  }, [isReviewing]);
}
