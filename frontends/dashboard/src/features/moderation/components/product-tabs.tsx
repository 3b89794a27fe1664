import type { ModeratedProductsApiArg } from '@haat/api/admin-products';
import { paths, useSearchParams } from '@haat/platform';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CountTabs } from '../../../components/lists/count-tabs';
import { hrefWith } from '../../../components/lists/href-with';

type Status = NonNullable<ModeratedProductsApiArg['status']>;
const STATUSES: { key: Status; words: MessageDescriptor }[] = [
  { key: 'in_review', words: msg`Waiting` },
  { key: 'published', words: msg`Published` },
  { key: 'rejected', words: msg`Rejected` },
  { key: 'blocked', words: msg`Blocked` },
];
/** The tab of an address; the products that wait when it names none. */
export const statusIn = (params: URLSearchParams): Status =>
  STATUSES.find(({ key }) => key === params.get('status'))?.key ?? 'in_review';

export const REPORTS = 'reports';
type Props = { current: string; counts: Record<string, number> };

/** Products by status, and next to them the reports of visitors. */
export function ProductTabs({ current, counts }: Props) {
  const { t, i18n } = useLingui();
  const [params] = useSearchParams();
  const isHere = current !== REPORTS;
  const tabs = STATUSES.map(({ key, words }) => ({
    key,
    label: i18n._(words),
    count: counts[key],
    to: isHere
      ? hrefWith(params, { status: key, page: null })
      : `${paths.adminProducts}?status=${key}`,
  }));
  const reports = {
    key: REPORTS,
    label: t`Reports`,
    count: counts[REPORTS],
    to: paths.adminProductReports,
  };
  return (
    <CountTabs
      label={t`Products by status`}
      tabs={[...tabs, reports]}
      current={current}
    />
  );
}
