import { useSearchParams } from '@haat/platform';
import { DateField } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { hrefWith } from './href-with';

/** From which day to which day somebody joined, in the address of the list. */
export function JoinedFilter() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const labels = { since: t`Joined from`, until: t`Joined until` };
  const choose = (name: string, day: string) =>
    setParams(hrefWith(params, { [name]: day || null, page: null }).slice(1));
  return (
    <>
      {(['since', 'until'] as const).map((name) => (
        <DateField
          key={name}
          label={labels[name]}
          value={params.get(name) ?? ''}
          onChange={(day) => choose(name, day)}
        />
      ))}
    </>
  );
}
