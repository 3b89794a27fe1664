import { Field } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ProductFormProps } from '../product-values';
import { CategoryPicker } from './category-picker';
import { FormPart } from './form-part';
import { SameNameHint } from './same-name-hint';

const LONGEST = 200;

/** What it is called, and where buyers look for it. */
export const BasicsPart = (props: ProductFormProps & { ownId: string | undefined }) => {
  const { values, set, errors, ownId } = props;
  return (
    <FormPart title={<Trans>What it is</Trans>}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={<Trans>Name</Trans>}
          required
          maxLength={LONGEST}
          value={values.name}
          error={errors.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        <Field
          label={<Trans>Name in Nepali</Trans>}
          lang="ne"
          maxLength={LONGEST}
          value={values.name_ne}
          error={errors.name_ne}
          hint={<Trans>Buyers find it in both scripts.</Trans>}
          onChange={({ target }) => set({ name_ne: target.value })}
        />
        <div className="grid gap-4 sm:col-span-2">
          <SameNameHint names={[values.name, values.name_ne]} ownId={ownId} />
          <CategoryPicker
            value={values.category_id}
            error={errors.category_id}
            onChange={(category_id) => set({ category_id })}
          />
        </div>
      </div>
    </FormPart>
  );
};
