import { useSearchParams } from '@haat/platform';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CountTabs } from '../../desk/count-tabs';
import { hrefWith } from '../../desk/href-with';

const STATUSES = [
  { key: 'pending', words: msg`Waiting` },
  { key: 'renamed', words: msg`New names` },
  { key: 'approved', words: msg`Approved` },
  { key: 'rejected', words: msg`Rejected` },
  { key: 'expired', words: msg`Expired` },
];
type Props = { status: string; counts: Record<string, number> };

export function StatusTabs({ status, counts }: Props) {
  const { t, i18n } = useLingui();
  const [params] = useSearchParams();
  const tabs = STATUSES.map(({ key, words }) => ({
    key,
    label: i18n._(words),
    count: counts[key],
    to: hrefWith(params, { status: key, page: null }),
  }));
  return <CountTabs label={t`Verifications by status`} tabs={tabs} current={status} />;
}
