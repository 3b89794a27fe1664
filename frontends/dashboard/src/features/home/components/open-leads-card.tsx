import { Link, paths } from '@haat/platform';
import { Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { useListOpenLeadsQuery } from '../../../api/matches';

const NEWEST = { perPage: 3 } as const;

/** What buyers ask for now: the reason to add the first product. */
export function OpenLeadsCard() {
  const { data } = useListOpenLeadsQuery(NEWEST);
  const leads = data?.data ?? [];
  if (leads.length === 0) return null;
  return (
    <Card>
      <div className="flex items-center gap-3 border-b border-line px-4 py-2 lg:px-5">
        <h2 className="text-lg leading-snug">
          <Trans>Buyers ask for</Trans>
        </h2>
        <Link
          to={paths.sellerOpenLeads}
          className="ml-auto grid min-h-11 place-items-center text-[14px] font-semibold text-indigo-700"
        >
          <Trans>All open leads</Trans>
        </Link>
      </div>
      <ul className="divide-y divide-line">
        {leads.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={paths.sellerLead(id)}
              className="flex min-h-12 items-center gap-2 px-4 py-2 font-semibold hover:bg-paper lg:px-5"
            >
              <span className="min-w-0 [overflow-wrap:anywhere]">{title}</span>
              <ChevronRight className="ml-auto size-4 shrink-0" aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
