import { useSearchParams } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { hrefWith } from '../../../components/lists/href-with';

/** With the badge, without it, or both. */
export function VerifiedFilter() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  return (
    <select
      aria-label={t`Any verification`}
      value={params.get('verified') ?? ''}
      onChange={({ target }) =>
        setParams(
          hrefWith(params, { verified: target.value || null, page: null }).slice(1),
        )
      }
      className="mb-4 h-11 rounded-md border border-line-strong bg-card px-3 text-[14px] outline-none focus:border-indigo-600 focus:shadow-ring"
    >
      <option value="">{t`Any verification`}</option>
      <option value="true">{t`Verified only`}</option>
      <option value="false">{t`Not verified`}</option>
    </select>
  );
}
