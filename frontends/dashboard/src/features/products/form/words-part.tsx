import { useFormat } from '@haat/platform';
import { Field, Select, TextArea } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useProductRangesQuery } from '../../../api/product-ranges';
import { useLocalName } from '@haat/platform';
import type { ProductFormProps } from '../product-values';
import { FormPart } from './form-part';
import { KeywordsField } from './keywords-field';

const LONGEST = 4000;

/** What is told in words, and how the seller itself sorts its products. */
export function WordsPart({ values, set, errors }: ProductFormProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const localName = useLocalName();
  const { data: ranges = [] } = useProductRangesQuery();
  const count = (text: string) => `${number(text.length)} / ${number(LONGEST)}`;
  return (
    <FormPart title={<Trans>Description and order</Trans>}>
      <div className="grid gap-4">
        <TextArea
          label={<Trans>Description</Trans>}
          rows={5}
          maxLength={LONGEST}
          aside={count(values.description)}
          value={values.description}
          error={errors.description}
          onChange={({ target }) => set({ description: target.value })}
        />
        <TextArea
          label={<Trans>Description in Nepali</Trans>}
          lang="ne"
          rows={5}
          maxLength={LONGEST}
          aside={count(values.description_ne)}
          value={values.description_ne}
          error={errors.description_ne}
          onChange={({ target }) => set({ description_ne: target.value })}
        />
        <KeywordsField
          words={values.keywords}
          error={errors.keywords}
          onChange={(keywords) => set({ keywords })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label={<Trans>Product range of your shop</Trans>}
            placeholder={t`None`}
            value={values.product_range_id}
            error={errors.product_range_id}
            options={ranges.map((one) => ({ value: one.id, label: localName(one) }))}
            onChange={({ target }) => set({ product_range_id: target.value })}
          />
          <Field
            label={<Trans>Your own article number</Trans>}
            maxLength={64}
            value={values.sku}
            error={errors.sku}
            onChange={({ target }) => set({ sku: target.value })}
          />
        </div>
      </div>
    </FormPart>
  );
}
