import type { Statistics } from '@haat/api/dashboard';
import { Link, paths, useFormat } from '@haat/platform';
import { Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { VisitsChart } from '../../../components/charts/visits-chart';

/** Visits of the company's page; all its figures are in the profile. */
export function VisitsCard({ statistics }: { statistics: Statistics }) {
  const { number } = useFormat();
  const views = number(statistics.views);
  const clicked = Object.values(statistics.clicks).reduce((sum, count) => sum + count, 0);
  const clicks = number(clicked);
  return (
    <Card className="p-4 lg:p-5">
      <div className="mb-3 flex flex-wrap items-center gap-x-4">
        <h2 className="text-lg leading-snug">
          <Trans>Visits of your page</Trans>
        </h2>
        <span className="text-sm text-ink-500">
          <Trans>
            {views} views, {clicks} clicks
          </Trans>
        </span>
        <Link
          to={`${paths.sellerCompanyProfile}#statistics`}
          className="ml-auto grid min-h-11 place-items-center text-[14px] font-semibold text-indigo-700"
        >
          <Trans>All statistics</Trans>
        </Link>
      </div>
      <VisitsChart statistics={statistics} />
    </Card>
  );
}
