import { fieldErrors } from '@haat/platform';
import { Select } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  useJudgeProductMutation,
  type ProductToJudge,
  type Verdict,
} from '../../../api/admin-products';
import { NoteForm } from '../../desk/note-form';
import { useDecide } from '../../desk/use-decide';
import { useProductReasons } from '../use-product-reasons';
import { useVerdictWords } from '../use-verdict-words';

type Props = {
  product: ProductToJudge;
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
  const [reason, setReason] = useState('');
  const [judge, { isLoading, error }] = useJudgeProductMutation();
  const decide = useDecide(onRefresh);
  const isRefusal = verdict !== 'approve';
  const submit = async (said: string) => {
    const note = said ? { note: said } : {};
    const code = isRefusal ? { reason_code: reason } : {};
    const { id, version } = product;
    const call = () => judge({ id, version, verdict, ...code, ...note }).unwrap();
    if (await decide(call, words.done)) onClose();
  };
  return (
    <NoteForm
      label={
        isRefusal ? (
          <Trans>What the seller should do</Trans>
        ) : (
          <Trans>Note for the records (optional)</Trans>
        )
      }
      isRequired={reason === 'other'}
      longest={LONGEST_NOTE}
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
          value={reason}
          error={fieldErrors(error).reason_code}
          onChange={({ target }) => setReason(target.value)}
        />
      ) : null}
    </NoteForm>
  );
}
