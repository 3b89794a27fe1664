import { fieldErrors } from '@haat/platform';
import { TextArea } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useRef, useState, type SubmitEvent } from 'react';
import { useFocusError } from '../../../hooks/use-focus-error';
import { FormButtons } from '../../../components/forms/form-buttons';
import { RadioChoice } from '../../../components/forms/radio-choice';
import {
  useRequirementReasons,
  type EndReason,
} from '../../../hooks/use-requirement-reasons';

const MAX_REASON = 190;
type Choice = EndReason | 'other';
type Props = {
  /** A buyer who accepted a quote and bought confirms the delivery. */
  isAwarded: boolean;
  error: unknown;
  isBusy: boolean;
  /** One of the reasons, or the buyer's own text. */
  onEnd: (reason: string) => void;
  onCancel: () => void;
};

/** Why it ends: one of the usual reasons, or a text. */
export function EndForm({ isAwarded, error, isBusy, onEnd, onCancel }: Props) {
  const labels = useRequirementReasons();
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState<Choice>();
  const [text, setText] = useState('');
  useFocusError(form, error);
  const isOther = choice === 'other';
  const reason = isOther ? text.trim() : choice;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (reason) onEnd(reason);
  };
  const options = labels.endReasons.filter(
    ({ value }) => !isAwarded || value !== 'bought_here',
  );
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <RadioChoice
        legend={<Trans>What happened?</Trans>}
        name="reason"
        options={options}
        value={choice}
        onChange={setChoice}
      />
      {isOther ? (
        <TextArea
          label={<Trans>Reason, in your own words</Trans>}
          required
          maxLength={MAX_REASON}
          value={text}
          error={fieldErrors(error).reason}
          onChange={({ target }) => setText(target.value)}
        />
      ) : null}
      <FormButtons
        onCancel={onCancel}
        type="submit"
        variant="danger"
        disabled={!reason}
        isBusy={isBusy}
      >
        <Trans>Close requirement</Trans>
      </FormButtons>
    </form>
  );
}
