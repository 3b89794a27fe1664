import type { ModeratedDetail, Objection } from '@haat/api/admin-products';
import { fieldErrors, paths, useLocalName } from '@haat/platform';
import { Select } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { NoteForm } from '../../../components/forms/note-form';
import { useDecide } from '../../../hooks/use-decide';
import { useProductReasons } from '../hooks/use-product-reasons';
import { useModerateProduct } from '../hooks/use-moderate-product';
import { useDecisionLabels, type Decision } from '../hooks/use-decision-labels';

type Props = {
  product: ModeratedDetail;
  decision: Decision;
  onClose: () => void;
  onRefresh: () => void;
};
const MAX_NOTE = 500;

/** A refusal never without a reason. */
export function DecisionForm({ product, decision, onClose, onRefresh }: Props) {
  const { t } = useLingui();
  const options = useProductReasons();
  const labels = useDecisionLabels(decision, useLocalName()(product));
  const [reason, setReason] = useState<Objection['reason_code']>();
  const { moderate, isLoading, error } = useModerateProduct(product, decision);
  const decide = useDecide(onRefresh);
  const isRefusal = decision !== 'approve';
  const submit = async (note: string) => {
    const done = { text: labels.done, to: paths.adminProduct(product.id) };
    if (await decide(() => moderate(note, reason), done)) onClose();
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
      maxLength={MAX_NOTE}
      name="note"
      error={error}
      isBusy={isLoading}
      tone={isRefusal ? 'danger' : 'primary'}
      action={labels.button}
      isReady={!isRefusal || Boolean(reason)}
      onSubmit={(note) => void submit(note)}
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
