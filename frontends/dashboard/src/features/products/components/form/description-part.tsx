import { FormCountedText, FormSelect, FormTextField, useField } from '@haat/forms';
import { useLocalName } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import { useProductRangesQuery } from '../../../../api/product-ranges';
import { FormPart } from '../../../../components/forms/form-part';
import { KeywordsField } from './keywords-field';

const MAX_LENGTH = 4000;
const MAX_SKU = 64;

/** Description and keywords, and how the seller itself sorts its products. */
export function DescriptionPart() {
  const { t } = useLingui();
  const localName = useLocalName();
  const { data: ranges = [] } = useProductRangesQuery();
  const keywords = useField<string[]>('keywords');
  return (
    <FormPart title={<Trans>Description and order</Trans>}>
      <div className="grid gap-4">
        <FormCountedText
          name="description"
          label={<Trans>Description</Trans>}
          maxLength={MAX_LENGTH}
        />
        <FormCountedText
          name="description_ne"
          label={<Trans>Description in Nepali</Trans>}
          lang="ne"
          maxLength={MAX_LENGTH}
        />
        <KeywordsField
          keywords={keywords.value}
          error={keywords.error}
          onChange={keywords.onChange}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <FormSelect
            name="product_range_id"
            label={<Trans>Product range of your shop</Trans>}
            placeholder={t`None`}
            options={ranges.map((one) => ({ value: one.id, label: localName(one) }))}
          />
          <FormTextField name="sku" label={<Trans>SKU</Trans>} maxLength={MAX_SKU} />
        </div>
      </div>
    </FormPart>
  );
}
