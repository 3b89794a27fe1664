import { useDistrictsQuery } from '@haat/api/locations';
import { useHydrated, useLocalName, useLocation } from '@haat/platform';
import { Button, HiddenFields } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { MapPin } from 'lucide-react';
import { BOX, FIELD } from './quantity-form';
import type { Results } from './use-results';

/** The browser loads the districts: the server's HTML has only the chosen one. */
export function PlaceForm({ results }: { results: Results }) {
  const { near } = results.filters;
  const { pathname } = useLocation();
  const { t } = useLingui();
  const localName = useLocalName();
  const isHydrated = useHydrated();
  const { data: districts = [] } = useDistrictsQuery(undefined, { skip: !isHydrated });
  return (
    <form action={pathname} className="flex min-w-0 flex-wrap gap-2">
      <HiddenFields values={results.paramsWithout('near', 'page')} />
      <span className={BOX}>
        <MapPin aria-hidden />
        <select
          name="near"
          aria-label={t`Your place`}
          value={near}
          onChange={({ target }) => results.change({ near: target.value || null })}
          className={`${FIELD} w-full pr-2 sm:max-w-44`}
        >
          <option value="">{t`Near …`}</option>
          {districts.length === 0 && near ? <option value={near}>…</option> : null}
          {districts.map((one) => (
            <option key={one.id} value={one.id}>
              {localName(one)}
            </option>
          ))}
        </select>
      </span>
      <Button type="submit" variant="soft" className="hidden noscript:inline-flex">
        <Trans>Apply</Trans>
      </Button>
    </form>
  );
}
