import { Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { skipToken, useLocalName } from '@haat/platform';
import { useAttributesOfCategoryQuery } from '../../../api/category-attributes';
import type { ProductFormProps } from '../product-values';
import { AttributeField } from './attribute-field';
import { FormPart } from './form-part';
import { FreeSpecs } from './free-specs';
import { useCategoryTree } from './use-category-tree';

/** What the category asks, and whatever else there is to say in figures. */
export function SpecsPart(props: ProductFormProps) {
  const { values, set, errors } = props;
  const localName = useLocalName();
  const { wayTo } = useCategoryTree();
  const category = wayTo(values.category_id).at(-1);
  const { currentData: attributes, isFetching } = useAttributesOfCategoryQuery(
    category?.slug ?? skipToken,
  );
  const valueOf = (key: string) =>
    values.specs.find((one) => one.key === key)?.value ?? '';
  const put = (key: string, value: string) => {
    const others = values.specs.filter((one) => one.key !== key);
    set({ specs: value === '' ? others : [...others, { key, value }] });
  };
  return (
    <FormPart
      title={<Trans>Specifications</Trans>}
      lead={
        <Trans>Buyers filter by these. What is missing here is not found there.</Trans>
      }
    >
      {isFetching && !attributes ? <Skeleton className="h-24 rounded-md" /> : null}
      {attributes && attributes.length > 0 ? (
        <div className="mb-5 grid gap-4 sm:grid-cols-2">
          {attributes.map((attribute) => (
            <AttributeField
              key={attribute.key}
              attribute={attribute}
              name={localName(attribute)}
              value={valueOf(attribute.key)}
              error={errors[`specs.${attribute.key}`]}
              onChange={(value) => put(attribute.key, value)}
            />
          ))}
        </div>
      ) : null}
      <FreeSpecs {...props} asked={(attributes ?? []).map(({ key }) => key)} />
    </FormPart>
  );
}
