import type { RequirementOut } from '@haat/api/requirements';
import { paths, useFormat, useLocalName } from '@haat/platform';
import { StatusChip } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { DayCell } from '../../../components/lists/day-cell';
import { IndexName } from '../../../components/lists/index-name';
import type { IndexColumn } from '../../../components/lists/index-table';
import { useLinesText } from '../../../hooks/use-lines-text';
import { NextStep } from '../components/next-step';

/** They leave in a set order: posted, viewed, sent to, ends. */
export function useRequirementColumns(): IndexColumn<RequirementOut>[] {
  const { t } = useLingui();
  const { bikramSambat, number, relative } = useFormat();
  const linesText = useLinesText();
  const localName = useLocalName();
  const lineOf = ({ status, reason, title, items, category }: RequirementOut) =>
    status === 'rejected' && reason
      ? t`Sent back: ${reason}`
      : linesText(title, items) || (category ? localName(category) : '');
  const countOf = (one: RequirementOut, count: number) =>
    one.opened_at ? number(count) : '–';
  return [
    {
      key: 'requirement',
      label: <Trans>Requirement</Trans>,
      isName: true,
      isOnPhone: true,
      cell: (one) => (
        <IndexName to={paths.buyerRequirement(one.id)} line={lineOf(one)}>
          {one.title}
        </IndexName>
      ),
    },
    {
      key: 'status',
      label: <Trans>Status</Trans>,
      isOnPhone: true,
      cell: (one) => <StatusChip status={one.status} label={one.status_label} />,
    },
    {
      key: 'quotes',
      label: <Trans>Quotes</Trans>,
      isNumber: true,
      cell: (one) => <b className="font-semibold">{countOf(one, one.quotes_count)}</b>,
    },
    {
      key: 'sent',
      label: <Trans>Sent to</Trans>,
      isNumber: true,
      leaves: 3,
      cell: (one) => countOf(one, one.matches_count),
    },
    {
      key: 'viewed',
      label: <Trans>Seen by</Trans>,
      isNumber: true,
      leaves: 2,
      cell: (one) => countOf(one, one.viewed_count),
    },
    {
      key: 'ends',
      label: <Trans>Ends</Trans>,
      isNumber: true,
      leaves: 4,
      cell: (one) =>
        one.status === 'open' ? (
          <time dateTime={one.expires_at} title={bikramSambat(one.expires_at)}>
            {relative(one.expires_at)}
          </time>
        ) : (
          '–'
        ),
    },
    {
      key: 'posted',
      label: <Trans>Posted</Trans>,
      isNumber: true,
      leaves: 1,
      cell: (one) => <DayCell at={one.created_at} />,
    },
    {
      key: 'next',
      label: t`Next step`,
      isUnlabelled: true,
      isNumber: true,
      cell: (one) => (
        <NextStep
          requirement={one}
          variant="outline"
          className="relative z-10 px-3.5 text-[13.5px]"
        />
      ),
    },
  ];
}
