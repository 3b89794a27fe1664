import { FormSelect, FormTextField, useField } from '@haat/forms';
import { useLocalName } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import { useProductRangesQuery } from '../../../api/product-ranges';
import { CountedText } from '../../desk/counted-text';
import { FormPart } from './form-part';
import { KeywordsField } from './keywords-field';

const LONGEST = 4000;
const LONGEST_SKU = 64;

/** What is told in words, and how the seller itself sorts its products. */
export function WordsPart() {
  const { t } = useLingui();
  const localName = useLocalName();
  const { data: ranges = [] } = useProductRangesQuery();
  const keywords = useField<string[]>('keywords');
  return (
    <FormPart title={<Trans>Description and order</Trans>}>
      <div className="grid gap-4">
        <CountedText
          name="description"
          label={<Trans>Description</Trans>}
          maxLength={LONGEST}
        />
        <CountedText
          name="description_ne"
          label={<Trans>Description in Nepali</Trans>}
          lang="ne"
          maxLength={LONGEST}
        />
        <KeywordsField
          words={keywords.value}
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
          <FormTextField
            name="sku"
            label={<Trans>Your own article number</Trans>}
            maxLength={LONGEST_SKU}
          />
        </div>
      </div>
    </FormPart>
  );
}
