import { Trans, useLingui } from '@lingui/react/macro';
import { useCreateProductRangeMutation } from '../../../../api/product-ranges';
import { useNotifyDone } from '../../../../hooks/use-notify-done';
import { useNotifyError } from '../../../../hooks/use-notify-error';
import { RangeForm } from './range-form';

export function NewRange() {
  const { t } = useLingui();
  const notifyDone = useNotifyDone();
  const notifyError = useNotifyError();
  const [make, { isLoading, error }] = useCreateProductRangeMutation();
  return (
    <section aria-label={t`New range`} className="border-t border-line pt-4">
      <h3 className="mb-3 text-md font-semibold">
        <Trans>New range</Trans>
      </h3>
      <RangeForm
        action={<Trans>Create</Trans>}
        isBusy={isLoading}
        error={error}
        onSave={async (form) => {
          try {
            await make(form).unwrap();
            notifyDone({ text: t`Range created: ${form.name}` });
            return true;
          } catch (failure) {
            notifyError(failure);
            return false;
          }
        }}
      />
    </section>
  );
}
