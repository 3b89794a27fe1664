import { useNavigate, useSearchParams } from '@haat/platform';
import { Select } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import { hrefWith } from '../../../components/lists/href-with';
import { KINDS, useKindLabels } from '../hooks/use-kind-labels';

/** Filters by kind; it is in the address like the other filters. */
export function KindSelect() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const labels = useKindLabels();
  return (
    <Select
      label={
        <span className="sr-only">
          <Trans>Message type</Trans>
        </span>
      }
      className="-mt-1.5 mb-4 w-52"
      placeholder={t`All types`}
      options={KINDS.map((kind) => ({ value: kind, label: labels[kind] }))}
      value={params.get('kind') ?? ''}
      onChange={({ target }) =>
        void navigate(hrefWith(params, { kind: target.value || null, page: null }))
      }
    />
  );
}
