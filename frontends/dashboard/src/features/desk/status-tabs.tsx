import { useSearchParams } from '@haat/platform';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { CountTabs } from './count-tabs';
import { hrefWith } from './href-with';
import { useNarrowing } from './use-narrowing';

/** No statuses: all of them. */
export type StatusTab = { key: string; statuses: string[]; words: MessageDescriptor };
type Counts = Record<string, number> | undefined;
type Props = {
  label: string;
  tabs: StatusTab[];
  current: string | undefined;
  counts: Counts;
};

/** What of a list the address asks for: a part of it, statuses by their names, or what a figure counted. */
export function useStatusTab<By extends string = never>(
  tabs: StatusTab[],
  by: readonly By[] = [],
) {
  const [params] = useSearchParams();
  const narrowing = useNarrowing(by);
  const asked = params.get('status');
  const isNamed = asked !== null || Object.keys(narrowing).length > 0;
  const name = params.get('tab');
  const tab = tabs.find(({ key }) => key === name) ?? (isNamed ? undefined : tabs[0]);
  const status = asked ?? tab?.statuses.join(',');
  return {
    current: asked === null ? tab?.key : undefined,
    query: {
      ...(status ? { status } : {}),
      ...narrowing,
      page: Number(params.get('page')) || 1,
    },
  };
}

function countOf(counts: Counts, statuses: string[]): number | undefined {
  if (!counts) return undefined;
  const names = statuses.length > 0 ? statuses : Object.keys(counts);
  return names.reduce((sum, name) => sum + (counts[name] ?? 0), 0);
}

/** Parts of a list by status, each with how many stand in it. */
export function StatusTabs({ label, tabs, current, counts }: Props) {
  const { i18n } = useLingui();
  const [params] = useSearchParams();
  const shown = tabs.map(({ key, statuses, words }) => ({
    key,
    label: i18n._(words),
    count: countOf(counts, statuses),
    to: hrefWith(params, { tab: key, status: null, page: null }),
  }));
  return <CountTabs label={label} tabs={shown} current={current ?? ''} />;
}
