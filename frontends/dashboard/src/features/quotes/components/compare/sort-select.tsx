import { useNavigate, useSearchParams } from '@haat/platform';
import { Select } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { hrefWith } from '../../../../components/lists/href-with';
import type { Sort } from '../../offers';

/** The order of suppliers, stored in the address. */
export function SortSelect({ sort }: { sort: Sort }) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <Select
      label={<Trans>Sort by</Trans>}
      className="w-full sm:w-60"
      value={sort}
      options={[
        { value: 'landed', label: t`Total delivered` },
        { value: 'delivery', label: t`Fastest delivery` },
        { value: 'response', label: t`Best responders` },
        { value: 'newest', label: t`Newest` },
      ]}
      onChange={({ target }) =>
        void navigate(hrefWith(params, { sort: target.value }), { replace: true })
      }
    />
  );
}
