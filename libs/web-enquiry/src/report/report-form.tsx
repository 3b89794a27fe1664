import {
  Form,
  FormSelect,
  FormTextArea,
  FormTextField,
  placeServerErrors,
  useForm,
  useIsAccepted,
  useWatch,
} from '@haat/forms';
import {
  fieldErrors,
  messageOf,
  notify,
  statusOf,
  useFormat,
  useSession,
} from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { EMPTY, TEXT_MAX, reportSchema, type ReportBody } from './report-schema';

export type ReportFormProps = {
  reasons: { value: string; label: string }[];
  textLabel: string;
  /** Fewest characters of the text for a reason; 0 needs none. */
  textMin: (reason: string) => number;
  onSend: (body: ReportBody) => Promise<void>;
};

/** A reason, what is wrong, and an email address for questions back. */
export function ReportForm({ reasons, textLabel, textMin, onSend }: ReportFormProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const { isAuth } = useSession();
  const notifyFailure = useNotifyFailure();
  const [schema] = useState(() => reportSchema(textMin));
  const form = useForm({ schema, saved: EMPTY });
  const isReady = useIsAccepted(form, schema);
  const min = textMin(useWatch({ control: form.control, name: 'reason' }));
  const least = number(min);
  const send = async (body: ReportBody) => {
    try {
      await onSend(body);
    } catch (failure) {
      placeServerErrors(form, failure);
      notifyFailure(failure);
    }
  };
  return (
    <Form form={form} onSend={send} className="grid gap-4">
      <FormSelect
        name="reason"
        label={t`Reason`}
        required
        placeholder={t`Choose a reason`}
        options={reasons}
      />
      <FormTextArea
        name="text"
        label={textLabel}
        required={min > 0}
        maxLength={TEXT_MAX}
        hint={min > 1 ? t`At least ${least} characters` : undefined}
      />
      {isAuth ? null : (
        <FormTextField
          name="email"
          label={t`Email (optional, if we may contact you)`}
          type="email"
          autoComplete="email"
        />
      )}
      <Button
        type="submit"
        size="lg"
        disabled={!isReady}
        isBusy={form.formState.isSubmitting}
      >
        <Trans>Send report</Trans>
      </Button>
    </Form>
  );
}

/** Notifies of errors that belong to no field. */
function useNotifyFailure() {
  const { t } = useLingui();
  return (failure: unknown) => {
    if (Object.keys(fieldErrors(failure)).length > 0) return;
    const isTooMany = statusOf(failure) === 429;
    notify(
      'error',
      isTooMany
        ? t`You’ve sent several reports. Please try again in an hour.`
        : (messageOf(failure) ?? t`Couldn’t send your report. Try again.`),
    );
  };
}
