import { CategorySelect, useLeafCategories } from '@haat/enquiry';
import { useLocalName, whenIdle } from '@haat/platform';
import { Button, Chip } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { suggestedCategories } from '../suggested-categories';

type Props = {
  title: string;
  value: string;
  error: string | undefined;
  onChange: (id: string) => void;
};

/** The chosen category, or the list of them with what the title suggests. */
export function CategoryChoice({ title, value, error, onChange }: Props) {
  const { t } = useLingui();
  const localName = useLocalName();
  // A phone still hydrates: the list is below the first fields.
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => void whenIdle().then(() => setIsIdle(true)), []);
  const { categories, isLoading } = useLeafCategories(isIdle);
  const [isOpen, setIsOpen] = useState(false);
  const chosen = categories.find(({ id }) => id === value);
  const choose = (id: string) => {
    onChange(id);
    setIsOpen(false);
  };
  if (chosen && !isOpen && !error) {
    return (
      <div>
        <p className="mb-1.5 text-[13.5px] font-semibold">
          <Trans>Category</Trans>
        </p>
        <p className="flex min-h-[46px] items-center gap-3 rounded-md border-[1.5px] border-control bg-card py-1 pl-3.5 pr-1">
          <b className="min-w-0 flex-1 font-semibold">{localName(chosen)}</b>
          <Button
            variant="soft"
            className="px-3"
            aria-label={t`Change the category`}
            onClick={() => setIsOpen(true)}
          >
            <Trans>Change</Trans>
          </Button>
        </p>
      </div>
    );
  }
  const suggested = suggestedCategories(categories, title);
  return (
    <div className="grid gap-2">
      {suggested.length > 0 ? (
        <ul aria-label={t`Suggested categories`} className="flex flex-wrap gap-2">
          {suggested.map((category) => (
            <li key={category.id}>
              <Chip
                className="h-11"
                isOn={category.id === value}
                onClick={() => choose(category.id)}
              >
                {localName(category)}
              </Chip>
            </li>
          ))}
        </ul>
      ) : null}
      <CategorySelect
        categories={categories}
        isLoading={isLoading || !isIdle}
        value={value}
        onChange={choose}
        error={error}
      />
    </div>
  );
}
