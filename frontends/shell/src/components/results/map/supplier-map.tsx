import { useLoaded } from '@haat/map/use-loaded';
import { Link, useHydrated } from '@haat/platform';
import { Button, ResultTotal, Skeleton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Results } from '../use-results';
import { DistrictLinks } from './district-links';

const load = async () => {
  const { DistrictMap } = await import(/* webpackChunkName: "map" */ './district-map');
  return { DistrictMap };
};

/** How many suppliers each district has, on the map and as links; one of them is the filter. */
export function SupplierMap({ results }: { results: Results }) {
  const { t } = useLingui();
  const [pointed, setPointed] = useState<number>();
  const districts = results.facets?.districts ?? [];
  const { district } = results.filters.chosen;
  const chosen = district ? Number(district) : undefined;
  return (
    <section
      aria-label={t`Suppliers by district`}
      className="grid gap-3 lg:sticky lg:top-24"
    >
      <MapFrame
        {...{ districts, chosen, pointed }}
        onPoint={setPointed}
        onDistrict={(id) => {
          results.change({ district: id === chosen ? null : String(id) });
        }}
      />
      <Button asChild className="lg:hidden">
        <Link to={results.hrefWith({ view: null })}>
          <ResultTotal results={results} isAction />
        </Link>
      </Button>
      <DistrictLinks {...{ results, districts, chosen }} onPoint={setPointed} />
    </section>
  );
}

type FrameProps = Parameters<Awaited<ReturnType<typeof load>>['DistrictMap']>[0];

/** The map once it is loaded. Without it the links still work. */
function MapFrame(props: FrameProps) {
  const isHydrated = useHydrated();
  const { loaded, hasFailed, retry } = useLoaded(load);
  if (loaded && isHydrated) return <loaded.DistrictMap {...props} />;
  if (!hasFailed) {
    return <Skeleton className="h-[280px] rounded-[20px] noscript:hidden lg:h-[400px]" />;
  }
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-2 rounded-[20px] border border-line bg-sand p-4"
    >
      <p>
        <Trans>Couldn’t load the map. Select a district below.</Trans>
      </p>
      <Button variant="outline" onClick={retry}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  );
}
