import { FormTextField, useField } from '@haat/forms';
import { Trans } from '@lingui/react/macro';
import { CategoryPicker } from './category-picker';
import { FormPart } from '../../../../components/forms/form-part';
import { SameNameHint } from './same-name-hint';

const MAX_LENGTH = 200;

/** What it is called, and where buyers look for it. */
export function BasicsPart({ ownId }: { ownId: string | undefined }) {
  const { value, error, onChange } = useField('category_id');
  return (
    <FormPart title={<Trans>Type</Trans>}>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormTextField
          name="name"
          label={<Trans>Name</Trans>}
          required
          maxLength={MAX_LENGTH}
        />
        <FormTextField
          name="name_ne"
          label={<Trans>Name in Nepali</Trans>}
          lang="ne"
          maxLength={MAX_LENGTH}
          hint={<Trans>Buyers find it in both scripts.</Trans>}
        />
        <div className="grid gap-4 sm:col-span-2">
          <SameNameHint ownId={ownId} />
          <CategoryPicker value={value} error={error} onChange={onChange} />
        </div>
      </div>
    </FormPart>
  );
}
