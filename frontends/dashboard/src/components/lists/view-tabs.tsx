import { Button } from '@haat/ui';
import { useSearchParams } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { CountTabs, type CountTab } from './count-tabs';
import { SaveViewDialog } from './save-view-dialog';
import { useSavedViews } from './use-saved-views';

type Props = {
  /** Names the list in the storage of this browser. */
  list: string;
  label: string;
  /** The views of every user. */
  tabs: CountTab[];
  current: string;
  /** Query parameters of these views: with others, the view can be saved. */
  params: string[];
};

/** The views of a list in a card: those of every user, then the own ones. */
export function ViewTabs({ list, label, tabs, current, params: ofTabs }: Props) {
  const [params] = useSearchParams();
  const { views: saved, add } = useSavedViews(list);
  const [isNaming, setIsNaming] = useState(false);
  const filters = new URLSearchParams(params);
  filters.delete('page');
  const query = filters.toString();
  const own = saved.find((view) => view.query === query);
  const isFiltered = [...filters.keys()].some((name) => !ofTabs.includes(name));
  const ownTabs = saved.map(({ name, query: to }) => ({
    key: `own ${name}`,
    label: name,
    count: undefined,
    to: `?${to}`,
  }));
  return (
    <>
      <CountTabs
        label={label}
        tabs={[...tabs, ...ownTabs]}
        current={own ? `own ${own.name}` : current}
        className="mb-0 px-1"
      >
        {isFiltered && !own ? (
          <Button
            variant="ghost"
            className="px-3.5 text-[14px]"
            onClick={() => setIsNaming(true)}
          >
            <Plus aria-hidden />
            <Trans>Save view</Trans>
          </Button>
        ) : null}
      </CountTabs>
      {isNaming ? (
        <SaveViewDialog
          onClose={() => setIsNaming(false)}
          onSave={(name) => add({ name, query })}
        />
      ) : null}
    </>
  );
}
