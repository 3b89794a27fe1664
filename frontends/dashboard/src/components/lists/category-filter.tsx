import type { Industry } from '@haat/api/categories';
import { useAllCategoriesQuery, useLocalName } from '@haat/platform';
import { Select } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';

type Props = {
  value: string;
  /** What the API calls an industry by. */
  by: keyof Pick<Industry, 'id' | 'slug'>;
  onChange: (value: string) => void;
};

/** The industry by which a list is filtered; empty for all. */
export function CategoryFilter({ value, by, onChange }: Props) {
  const { t } = useLingui();
  const localName = useLocalName();
  const { data: industries = [] } = useAllCategoriesQuery(undefined);
  return (
    <Select
      label={<Trans>Category</Trans>}
      className="w-full sm:w-60"
      placeholder={t`All categories`}
      value={value}
      options={industries.map((one) => ({ value: one[by], label: localName(one) }))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
