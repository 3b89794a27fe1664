import { useSearchParams } from '@haat/platform';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { CountTabs } from './count-tabs';
import { ViewTabs } from './view-tabs';
import { hrefWith } from './href-with';
import { useListFilters } from '../../hooks/use-list-filters';

/**
 * Without statuses: all of them. `filters`: conditions other than the status. `to`: the tab is a page of
 * its own.
 */
export type StatusTab = {
  key: string;
  statuses: string[];
  label: MessageDescriptor;
  filters?: { waiting?: true; quoted?: true };
  to?: string;
};
type Counts = Record<string, number> | undefined;
type Props = {
  label: string;
  tabs: StatusTab[];
  current: string | undefined;
  counts?: Counts;
  /** The page of the tabs, where it is not this one. */
  path?: string;
  /** Names the list of a card: own views can be saved there. */
  list?: string;
  className?: string;
};
/** Query parameters of the tabs themselves. */
const TAB_PARAMS = ['tab', 'status'];

/** The query of a list, from the address: a tab, statuses by name, or the filters of a figure. */
export function useStatusTab<By extends string = never>(
  tabs: StatusTab[],
  by: readonly By[] = [],
) {
  const [params] = useSearchParams();
  const chosen = useListFilters(by);
  const statusParam = params.get('status');
  const isNamed = statusParam !== null || Object.keys(chosen).length > 0;
  const name = params.get('tab');
  const tab = tabs.find(({ key }) => key === name) ?? (isNamed ? undefined : tabs[0]);
  const status = statusParam ?? tab?.statuses.join(',');
  const filters = { ...(status ? { status } : {}), ...tab?.filters, ...chosen };
  return {
    current: statusParam === null ? tab?.key : undefined,
    filters,
    query: { ...filters, page: Number(params.get('page')) || 1 },
  };
}

function countOf(counts: Counts, statuses: string[]): number | undefined {
  if (!counts) return undefined;
  const names = statuses.length > 0 ? statuses : Object.keys(counts);
  return names.reduce((sum, name) => sum + (counts[name] ?? 0), 0);
}

/** Tabs of a list by status, with their counts. */
export function StatusTabs(props: Props) {
  const { label, tabs, current = '', counts, path, list, className } = props;
  const { i18n } = useLingui();
  const [params] = useSearchParams();
  const hrefOf = (tab: string) =>
    path ? `${path}?tab=${tab}` : hrefWith(params, { tab, status: null, page: null });
  const countTabs = tabs.map(({ key, statuses, filters, label: text, to }) => ({
    key,
    label: i18n._(text),
    count: to || filters ? undefined : countOf(counts, statuses),
    to: to ?? hrefOf(key),
  }));
  const shared = { label, tabs: countTabs, current };
  return list ? (
    <ViewTabs {...shared} list={list} params={TAB_PARAMS} />
  ) : (
    <CountTabs {...shared} {...(className && { className })} />
  );
}
