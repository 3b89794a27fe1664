import type { ModeratedDetail, Objection } from '@haat/api/admin-products';
import { fieldErrors } from '@haat/platform';
import { Select } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { NoteForm } from '../../../components/forms/note-form';
import { useDecide } from '../../../hooks/use-decide';
import { useProductReasons } from '../use-product-reasons';
import { useJudgeProduct } from '../use-judge-product';
import { useVerdictWords, type Verdict } from '../use-verdict-words';

type Props = {
  product: ModeratedDetail;
  verdict: Verdict;
  onClose: () => void;
  onRefresh: () => void;
};
const LONGEST_NOTE = 500;

/** A refusal never without a reason. */
export function VerdictForm({ product, verdict, onClose, onRefresh }: Props) {
  const { t } = useLingui();
  const options = useProductReasons();
  const words = useVerdictWords(verdict);
  const [reason, setReason] = useState<Objection['reason_code']>();
  const { judge, isLoading, error } = useJudgeProduct(product, verdict);
  const decide = useDecide(onRefresh);
  const isRefusal = verdict !== 'approve';
  const submit = async (said: string) => {
    if (await decide(() => judge(said, reason), words.done)) onClose();
  };
  return (
    <NoteForm
      label={
        isRefusal ? (
          <Trans>What the seller needs to fix</Trans>
        ) : (
          <Trans>Note for the records (optional)</Trans>
        )
      }
      isRequired={reason === 'other'}
      maxLength={LONGEST_NOTE}
      name="note"
      error={error}
      isBusy={isLoading}
      tone={isRefusal ? 'danger' : 'primary'}
      action={words.button}
      isReady={!isRefusal || Boolean(reason)}
      onSubmit={(said) => void submit(said)}
      onCancel={onClose}
    >
      {isRefusal ? (
        <Select
          label={<Trans>Reason</Trans>}
          required
          placeholder={t`Choose`}
          options={options}
          value={reason ?? ''}
          error={fieldErrors(error).reason_code}
          onChange={({ target: { value } }) =>
            setReason(options.find((one) => one.value === value)?.value)
          }
        />
      ) : null}
    </NoteForm>
  );
}
