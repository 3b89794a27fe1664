import { CategorySelect, useLeafCategories } from '@haat/enquiry';
import { useFormat } from '@haat/platform';
import { Button, Card, Checkbox, Field, TextArea } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import type { OwnProduct } from '../../../api/own-products';
import { EMPTY, valuesOf, type ProductValues } from '../product-values';
import { useSaveProduct } from '../use-save-product';
import { UnitPicker } from './unit-picker';

type Props = { product?: OwnProduct };

/** Everything a buyer needs to know before asking. */
export function ProductForm({ product }: Props) {
  const [values, setValues] = useState(() => (product ? valuesOf(product) : EMPTY));
  const { save, errors, isSaving } = useSaveProduct(product);
  const { categories, isLoading } = useLeafCategories();
  const set = (change: Partial<ProductValues>) => setValues({ ...values, ...change });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(values, 'published');
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Card className="grid gap-4 p-5 sm:grid-cols-2">
        <Field
          label={<Trans>Name</Trans>}
          required
          value={values.name}
          error={errors.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        <Field
          label={<Trans>Name in Nepali</Trans>}
          lang="ne"
          value={values.name_ne}
          error={errors.name_ne}
          onChange={({ target }) => set({ name_ne: target.value })}
        />
        <div className="sm:col-span-2">
          <CategorySelect
            categories={categories}
            isLoading={isLoading}
            value={values.category_id}
            error={errors.category_id}
            onChange={(category_id) => set({ category_id })}
          />
          <Chosen name={categories.find((one) => one.id === values.category_id)?.name} />
        </div>
      </Card>
      <Card className="grid gap-4 p-5 sm:grid-cols-3">
        <PriceField values={values} error={errors.price} onChange={set} />
        <UnitPicker
          value={values.unit_id}
          error={errors.unit_id}
          onChange={(unit_id) => set({ unit_id })}
        />
        <Field
          label={<Trans>Minimum order</Trans>}
          inputMode="numeric"
          value={values.moq}
          error={errors.moq}
          onChange={({ target }) => set({ moq: target.value.replace(/\D/g, '') })}
        />
      </Card>
      <Card className="p-5">
        <TextArea
          label={<Trans>Description</Trans>}
          rows={6}
          value={values.description}
          error={errors.description}
          onChange={({ target }) => set({ description: target.value })}
        />
      </Card>
      <div className="sticky bottom-[72px] z-10 flex flex-wrap justify-end gap-2 rounded-lg border border-line bg-white/94 p-3 shadow-e2 backdrop-blur-md lg:bottom-4">
        {product ? null : (
          <Button
            variant="outline"
            disabled={isSaving}
            onClick={() => void save(values, 'draft')}
          >
            <Trans>Save as draft</Trans>
          </Button>
        )}
        <Button type="submit" isBusy={isSaving}>
          {product ? <Trans>Save</Trans> : <Trans>Publish</Trans>}
        </Button>
      </div>
    </form>
  );
}

const Chosen = ({ name }: { name: string | undefined }) =>
  name ? (
    <p className="mt-1.5 text-sm text-green-700">
      <Trans>Chosen: {name}</Trans>
    </p>
  ) : null;

type PriceProps = {
  values: ProductValues;
  error: string | undefined;
  onChange: (change: Partial<ProductValues>) => void;
};

function PriceField({ values, error, onChange }: PriceProps) {
  const { number } = useFormat();
  const amount = Number(values.price.replace(/[,\s]/g, ''));
  return (
    <div className="grid content-start gap-2.5">
      <Field
        label={<Trans>Price, NPR</Trans>}
        inputMode="decimal"
        required={!values.isOnRequest}
        disabled={values.isOnRequest}
        value={values.isOnRequest ? '' : values.price}
        error={error}
        hint={amount > 0 ? number(amount) : undefined}
        onChange={({ target }) => onChange({ price: target.value })}
      />
      <Checkbox
        label={<Trans>Price on request</Trans>}
        checked={values.isOnRequest}
        onChange={({ target }) => onChange({ isOnRequest: target.checked })}
      />
    </div>
  );
}
