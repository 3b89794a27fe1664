import type { RequirementOut } from '@haat/api/requirements';
import { useFormat } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import type { IndexColumn } from '../../../components/lists/index-table';
import { LeadMenu } from '../components/lead-menu';
import { worthOfLines } from '../worth-of-lines';
import { useLeadColumns } from './use-lead-columns';

/** Those of every lead, with its worth and what can be done with it. */
export function useOwnLeadColumns(): IndexColumn<RequirementOut>[] {
  const { t } = useLingui();
  const { money } = useFormat();
  const [name, status, ...others] = useLeadColumns<RequirementOut>();
  const worth: IndexColumn<RequirementOut> = {
    key: 'worth',
    label: <Trans>Worth</Trans>,
    isNumber: true,
    cell: ({ items }) => {
      const amount = worthOfLines(items);
      return amount ? <b className="font-semibold">{money(amount)}</b> : '–';
    },
  };
  const more: IndexColumn<RequirementOut> = {
    key: 'more',
    label: t`Actions`,
    isUnlabelled: true,
    cell: (lead) => <LeadMenu lead={lead} />,
  };
  return [name, status, worth, ...others, more].filter((one) => one !== undefined);
}
