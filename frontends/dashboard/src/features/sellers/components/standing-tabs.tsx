import type { AdminSellersApiArg } from '@haat/api/admin-sellers';
import { useSearchParams } from '@haat/platform';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CountTabs } from '../../../components/lists/count-tabs';
import { hrefWith } from '../../../components/lists/href-with';

type Standing = NonNullable<AdminSellersApiArg['status']>;
const STANDINGS: { key: Standing; words: MessageDescriptor }[] = [
  { key: 'active', words: msg`Active` },
  { key: 'suspended', words: msg`Suspended` },
  { key: 'closed', words: msg`Closed` },
  { key: 'onboarding', words: msg`Setting up` },
];
/** The tab of an address; undefined: all companies. */
export const standingIn = (params: URLSearchParams): Standing | undefined =>
  STANDINGS.find(({ key }) => key === params.get('status'))?.key;

type Props = { status: string; counts: Record<string, number> };

export function StandingTabs({ status, counts }: Props) {
  const { t, i18n } = useLingui();
  const [params] = useSearchParams();
  const figures = Object.values(counts);
  const all = {
    key: 'all',
    label: t`All`,
    count: figures.length > 0 ? figures.reduce((sum, n) => sum + n, 0) : undefined,
    to: hrefWith(params, { status: null, page: null }),
  };
  const tabs = STANDINGS.map(({ key, words }) => ({
    key,
    label: i18n._(words),
    count: counts[key],
    to: hrefWith(params, { status: key, page: null }),
  }));
  return (
    <CountTabs label={t`Companies by status`} tabs={[all, ...tabs]} current={status} />
  );
}
