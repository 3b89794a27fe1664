import { CategorySelect, useLeafCategories } from '@haat/enquiry';
import { useField } from '@haat/forms';
import { useFormat, useLocalName } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useOwnCompany } from '../../../api/company';
import { MAX_CATEGORIES } from '../company-schema';

/** What the company trades in: up to ten categories. */
export function TradeFields() {
  const { t } = useLingui();
  const localName = useLocalName();
  const { categories, isLoading } = useLeafCategories();
  const { number } = useFormat();
  const { company } = useOwnCompany();
  const { value: ids, error, onChange } = useField<string[]>('category_ids');
  // A category chosen once need not be a leaf: the profile knows its name.
  const saved = company?.categories ?? [];
  const toggle = (id: string) => {
    const without = ids.filter((one) => one !== id);
    const hasSpace = ids.length < MAX_CATEGORIES;
    const next = without.length < ids.length ? without : hasSpace ? [...ids, id] : ids;
    onChange(next);
  };
  return (
    <div className="grid gap-3">
      {ids.length > 0 ? (
        <ul aria-label={t`Chosen categories`} className="flex flex-wrap gap-2">
          {ids.map((id) => {
            const name =
              localName([...categories, ...saved].find((one) => one.id === id)) || '…';
            return (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => toggle(id)}
                  aria-label={t`Remove ${name}`}
                  className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-indigo-50 px-3.5 text-[13.5px] font-semibold text-indigo-700 hover:bg-indigo-100"
                >
                  {name}
                  <X className="size-4" aria-hidden />
                </button>
              </li>
            );
          })}
        </ul>
      ) : null}
      <CategorySelect
        categories={categories}
        isLoading={isLoading}
        value=""
        error={error}
        onChange={toggle}
      />
      <p className="text-sm text-ink-500">
        <Trans>
          {number(ids.length)} of {number(MAX_CATEGORIES)} chosen
        </Trans>
      </p>
    </div>
  );
}
