import { Link } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { List, MapIcon } from 'lucide-react';
import type { Results } from '../use-results';

/** To the map of the districts, and back. */
export function MapLink({ results }: { results: Results }) {
  const isMap = results.filters.view === 'map';
  const Icon = isMap ? List : MapIcon;
  return (
    <Button asChild variant="outline" className="max-sm:w-11 max-sm:px-0">
      <Link to={results.hrefWith({ view: isMap ? null : 'map' })} preventScrollReset>
        <Icon aria-hidden />
        <span className="max-sm:sr-only">
          {isMap ? <Trans>List</Trans> : <Trans>Map</Trans>}
        </span>
      </Link>
    </Button>
  );
}
