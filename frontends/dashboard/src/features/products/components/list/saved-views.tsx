import { Link, useSearchParams } from '@haat/platform';
import { Button, Menu, MenuItem, MenuSeparator } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Bookmark, BookmarkPlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { SaveViewDialog } from './save-view-dialog';
import { useSavedViews } from '../../hooks/use-saved-views';

/** Lists one comes back to, by a name of one's own. */
export function SavedViews() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { views, add, remove } = useSavedViews();
  const [isNaming, setIsNaming] = useState(false);
  const filters = new URLSearchParams(params);
  filters.delete('page');
  const query = filters.toString();
  const current = views.find((view) => view.query === query);
  const trigger = (
    <Button variant="outline" className="px-3.5">
      <Bookmark aria-hidden />
      {current?.name ?? <Trans>Views</Trans>}
    </Button>
  );
  return (
    <>
      <Menu trigger={trigger}>
        {views.map((view) => (
          <MenuItem key={view.name} asChild>
            <Link to={`?${view.query}`}>
              <Bookmark className="size-4" aria-hidden />
              {view.name}
            </Link>
          </MenuItem>
        ))}
        {views.length > 0 ? <MenuSeparator /> : null}
        <MenuItem disabled={query === ''} onSelect={() => setIsNaming(true)}>
          <BookmarkPlus className="size-4" aria-hidden />
          {t`Save this view`}
        </MenuItem>
        {current ? (
          <MenuItem isDanger onSelect={() => remove(current.name)}>
            <Trash2 className="size-4" aria-hidden />
            {t`Remove “${current.name}”`}
          </MenuItem>
        ) : null}
      </Menu>
      {isNaming ? (
        <SaveViewDialog
          onClose={() => setIsNaming(false)}
          onSave={(name) => add({ name, query })}
        />
      ) : null}
    </>
  );
}
