import type { CategoryRow } from '@haat/api/admin-categories';
import { useDebounced } from '@haat/enquiry';
import { useLocalName } from '@haat/platform';
import { Field, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useId, useState, type ReactNode } from 'react';
import { useAdminCategoriesQuery } from '../../../api/admin-categories';
import { Radio } from '../../../components/forms/radio';

type Props = {
  label: ReactNode;
  /** It and everything below it cannot be chosen. */
  without: CategoryRow;
  chosen: CategoryRow | null;
  onChoose: (category: CategoryRow) => void;
};
const DELAY_MS = 250;
const MAX_RESULTS = 8;

/** Chooses another category from a search by name. */
export function CategoryChoice({ label, without, chosen, onChoose }: Props) {
  const name = useId();
  const localName = useLocalName();
  const [text, setText] = useState('');
  const q = useDebounced(text.trim(), DELAY_MS);
  const { currentData, isFetching } = useAdminCategoriesQuery({ q }, { skip: !q });
  const isBelow = ({ id, path }: CategoryRow) =>
    id === without.id || path.some((step) => step.id === without.id);
  const results = (currentData?.data ?? [])
    .filter((one) => !isBelow(one))
    .slice(0, MAX_RESULTS);
  return (
    <div className="grid gap-2">
      <Field
        label={label}
        type="search"
        value={text}
        hint={<Trans>Type a part of the name</Trans>}
        onChange={({ target }) => setText(target.value)}
      />
      {isFetching && !currentData ? <Skeleton className="h-11 rounded-md" /> : null}
      <div role="radiogroup" aria-label={text} className="grid" hidden={!q}>
        {results.map((one) => (
          <label
            key={one.id}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 text-[14px]"
          >
            <Radio
              name={name}
              checked={chosen?.id === one.id}
              onChange={() => onChoose(one)}
            />
            <span>
              <b className="font-semibold">{localName(one)}</b>{' '}
              <span className="text-ink-500">
                {one.path
                  .filter(({ id }) => id !== one.id)
                  .map(localName)
                  .join(' › ')}
              </span>
            </span>
          </label>
        ))}
      </div>
      {q && currentData && results.length === 0 ? (
        <p role="status" className="text-ink-500">
          <Trans>No Categories Found.</Trans>
        </p>
      ) : null}
    </div>
  );
}
