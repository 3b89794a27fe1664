import { useFieldError, useWatch } from '@haat/forms';
import { skipToken, useLocalName } from '@haat/platform';
import { FieldNote, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useAttributesOfCategoryQuery } from '../../../../api/category-attributes';
import { AttributeField } from './attribute-field';
import { FormPart } from '../../../../components/forms/form-part';
import { FreeSpecs } from './free-specs';
import type { TypedProduct } from '../../product-schema';
import { useCategoryTree } from '../../hooks/use-category-tree';
import { useSpecs } from '../../hooks/use-specs';

/** The attributes of the category, and other specifications. */
export function SpecsPart() {
  const specs = useSpecs();
  const { wayTo } = useCategoryTree();
  const id = useWatch<TypedProduct, 'category_id'>({ name: 'category_id' });
  const category = wayTo(id).at(-1);
  const { currentData: attributes = [], isFetching } = useAttributesOfCategoryQuery(
    category?.slug ?? skipToken,
  );
  const localName = useLocalName();
  const error = useFieldError('specs');
  return (
    <FormPart
      title={<Trans>Specifications</Trans>}
      lead={
        <Trans>
          Buyers filter by these. Products without them don’t appear in filtered results.
        </Trans>
      }
    >
      {isFetching && attributes.length === 0 ? (
        <Skeleton className="h-24 rounded-md" />
      ) : null}
      <FieldNote id="specs" error={error} />
      {attributes.length > 0 ? (
        <div className="mb-5 grid gap-4 sm:grid-cols-2">
          {attributes.map((attribute) => (
            <AttributeField
              key={attribute.key}
              attribute={attribute}
              name={localName(attribute)}
              value={specs.valueOf(attribute.key)}
              onChange={(value) => specs.put(attribute.key, value)}
            />
          ))}
        </div>
      ) : null}
      <FreeSpecs specs={specs} attributeKeys={attributes.map(({ key }) => key)} />
    </FormPart>
  );
}
