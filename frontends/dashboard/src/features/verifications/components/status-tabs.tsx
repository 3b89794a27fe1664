import type { VerificationsApiArg } from '@haat/api/admin-verifications';
import { useSearchParams } from '@haat/platform';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CountTabs } from '../../../components/lists/count-tabs';
import { hrefWith } from '../../../components/lists/href-with';

type Status = NonNullable<VerificationsApiArg['status']>;
const STATUSES: { key: Status; words: MessageDescriptor }[] = [
  { key: 'pending', words: msg`Waiting` },
  { key: 'renamed', words: msg`New names` },
  { key: 'approved', words: msg`Approved` },
  { key: 'rejected', words: msg`Rejected` },
  { key: 'expired', words: msg`Expired` },
];
/** The tab of an address; the documents that wait when it names none. */
export const statusIn = (params: URLSearchParams): Status =>
  STATUSES.find(({ key }) => key === params.get('status'))?.key ?? 'pending';

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
