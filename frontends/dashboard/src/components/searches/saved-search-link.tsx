import { Link, pluralForm, useFormat, type SavedSearch } from '@haat/platform';
import { Badge, cn } from '@haat/ui';
import { Select } from '@lingui/react/macro';
import { useSeeSavedSearchMutation } from '../../api/saved-search-changes';
import { hrefOf } from './href-of';

type Props = { search: SavedSearch; className?: string };

/** Opens the results; new ones are counted until then. */
export function SavedSearchLink({ search, className }: Props) {
  const { number } = useFormat();
  const [see] = useSeeSavedSearchMutation();
  const { id, name, new_count } = search;
  const fresh = number(new_count);
  return (
    <Link
      to={hrefOf(search)}
      onClick={() => (new_count > 0 ? void see(id) : undefined)}
      className={cn(
        'inline-flex min-h-11 flex-wrap items-center gap-x-2.5 font-semibold text-indigo-700 [overflow-wrap:anywhere] hover:underline',
        className,
      )}
    >
      {name}
      {new_count > 0 ? (
        <Badge tone="new">
          <Select
            value={pluralForm(new_count)}
            _one={`${fresh} new`}
            other={`${fresh} new`}
          />
        </Badge>
      ) : null}
    </Link>
  );
}
