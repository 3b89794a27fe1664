import type { AdminSellersApiArg } from '@haat/api/admin-sellers';
import { useSearchParams } from '@haat/platform';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { hrefWith } from '../../../components/lists/href-with';
import { ViewTabs } from '../../../components/lists/view-tabs';

type SellerStatus = NonNullable<AdminSellersApiArg['status']>;
const STATUSES: { key: SellerStatus; label: MessageDescriptor }[] = [
  { key: 'active', label: msg`Active` },
  { key: 'suspended', label: msg`Suspended` },
  { key: 'closed', label: msg`Closed` },
  { key: 'onboarding', label: msg`Setting up` },
];
type Props = { status: string; counts: Record<string, number> };

export function SellerStatusTabs({ status, counts }: Props) {
  const { t, i18n } = useLingui();
  const [params] = useSearchParams();
  const figures = Object.values(counts);
  const all = {
    key: 'all',
    label: t`All`,
    count: figures.length > 0 ? figures.reduce((sum, n) => sum + n, 0) : undefined,
    to: hrefWith(params, { status: null, page: null }),
  };
  const tabs = STATUSES.map(({ key, label }) => ({
    key,
    label: i18n._(label),
    count: counts[key],
    to: hrefWith(params, { status: key, page: null }),
  }));
  return (
    <ViewTabs
      list="admin.sellers"
      label={t`Companies by status`}
      tabs={[all, ...tabs]}
      current={status}
      params={['status', 'sort']}
    />
  );
}
