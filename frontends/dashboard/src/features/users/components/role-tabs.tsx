import { useSearchParams } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { hrefWith } from '../../../components/lists/href-with';
import { ViewTabs } from '../../../components/lists/view-tabs';

/** The views of the list of users: one for each role. */
export function RoleTabs({ role }: { role: string | undefined }) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const tabOf = (key: string, label: string) => ({
    key,
    label,
    count: undefined,
    to: hrefWith(params, { role: key || null, page: null }),
  });
  return (
    <ViewTabs
      list="admin.users"
      label={t`Users by role`}
      tabs={[
        tabOf('', t`All`),
        tabOf('buyer', t`Buyers`),
        tabOf('seller', t`Sellers`),
        tabOf('admin', t`Administrators`),
      ]}
      current={role ?? ''}
      params={['role', 'sort']}
    />
  );
}
