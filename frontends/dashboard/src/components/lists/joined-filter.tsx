import { useSearchParams } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { hrefWith } from './href-with';

/** From which day to which day somebody joined, in the address of the list. */
export function JoinedFilter() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const labels = { since: t`Joined from`, until: t`Joined until` };
  const days = ['since', 'until'] as const;
  return days.map((name) => (
    <label
      key={name}
      className="mb-4 flex h-11 items-center gap-2 rounded-md border border-line-strong bg-card px-3 text-[14px] text-ink-700 focus-within:border-indigo-600 focus-within:shadow-ring"
    >
      {labels[name]}
      <input
        type="date"
        value={params.get(name) ?? ''}
        onChange={({ target }) =>
          setParams(
            hrefWith(params, { [name]: target.value || null, page: null }).slice(1),
          )
        }
        className="bg-transparent outline-none"
      />
    </label>
  ));
}
