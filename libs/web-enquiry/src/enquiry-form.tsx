import { brand, paths, useFormat, useHydrated, useTypedBefore } from '@haat/platform';
import { Button, Field, PhoneField, TextArea } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { REQUIREMENTS_MAX, isTooShort, type EnquiryValues } from './enquiry-values';
import { Honeypot } from './honeypot';
import { ReviewDialog } from './review-dialog';
import { ThanksDialog } from './thanks-dialog';
import type { Enquiry } from './use-enquiry';

type Props = {
  enquiry: Enquiry;
  productName?: string | undefined;
  companyName?: string | undefined;
  /** After the thanks were closed. */
  onDone?: () => void;
};

const TYPED = ['name', 'email', 'phone_number', 'requirements'] as const;

/** What is written, with its review and thanks. */
export function EnquiryForm({ enquiry, productName, companyName, onDone }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const form = useRef<HTMLFormElement>(null);
  const { values, errors, change } = enquiry;
  const isAwake = useHydrated();
  const isPhoneLong = !isTooShort(values.phone_number);
  const used = number(values.requirements.length);
  const most = number(REQUIREMENTS_MAX);

  useEffect(() => {
    if (Object.keys(errors).length === 0 || enquiry.review) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors, enquiry.review]);

  const bind = (field: keyof EnquiryValues) => ({
    name: field,
    value: values[field],
    error: errors[field],
    onChange: (event: { target: { value: string } }) => change(field, event.target.value),
  });

  useTypedBefore(form, (typed) => {
    for (const field of TYPED) {
      const text = typed[field];
      if (text) change(field, text);
    }
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    // In a dialog its events would bubble through React to where that was opened from.
    event.stopPropagation();
    if (isPhoneLong) enquiry.openReview();
  }

  return (
    <form
      ref={form}
      method="post"
      action={paths.enquiryForm}
      onSubmit={submit}
      noValidate
      className="relative grid gap-3.5"
    >
      {Object.entries(enquiry.hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="grid gap-3.5 sm:grid-cols-2">
        <Field label={t`Name`} required autoComplete="name" {...bind('name')} />
        <Field
          label={t`Email address`}
          type="email"
          required
          autoComplete="email"
          {...bind('email')}
        />
      </div>
      <PhoneField
        label={t`Phone Number`}
        required
        tick={isPhoneLong ? t`Looks good` : undefined}
        {...bind('phone_number')}
      />
      <TextArea
        label={t`Requirement`}
        aside={t`${used} / ${most}`}
        maxLength={REQUIREMENTS_MAX}
        placeholder={t`What do you need, how much, and by when?`}
        {...bind('requirements')}
      />
      <Honeypot value={values.website} onChange={(value) => change('website', value)} />
      <Button
        type="submit"
        size="lg"
        className="w-full"
        disabled={isAwake && !isPhoneLong}
      >
        <Trans>Submit Requirement</Trans>
      </Button>
      <p className="flex items-center justify-center gap-1.5 text-center text-[12.5px] text-ink-500">
        <Lock className="size-3.5 shrink-0" aria-hidden />
        <Trans>Your number is shown to this supplier only</Trans>
      </p>
      <ReviewDialog enquiry={enquiry} productName={productName} />
      <ThanksDialog
        isOpen={enquiry.isThanked}
        company={companyName ?? brand.name}
        onClose={() => {
          enquiry.closeThanks();
          onDone?.();
        }}
      />
    </form>
  );
}
