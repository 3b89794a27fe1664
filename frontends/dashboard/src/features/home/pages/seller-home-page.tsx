import { Link, paths, useFormat, useSession } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { DeskPage } from '../../desk/page';
import { countOf, useStageCounts, waitingOf } from '../../desk/use-stage-counts';
import { QuotaCard } from '../../products/components/quota-card';
import { Checklist } from '../components/checklist';
import { Figure } from '../components/figure';
import { Latest } from '../components/latest';

/** What waits, what is new, what the company still lacks. */
export function SellerHomePage() {
  const { user } = useSession();
  const counts = useStageCounts('seller');
  const { number } = useFormat();
  const inStage = (stage: string) => `${paths.sellerEnquiries}?stage=${stage}`;
  const figure = (value: number) => (counts ? number(value) : undefined);
  return (
    <DeskPage
      title={<Trans>Namaste, {user?.fname}</Trans>}
      actions={
        <Button asChild>
          <Link to={paths.sellerNewProduct}>
            <Plus aria-hidden />
            <Trans>Add product</Trans>
          </Link>
        </Button>
      }
    >
      <div className="mb-5 grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Figure
          to={paths.sellerEnquiries}
          name={<Trans>Waiting for you</Trans>}
          value={figure(waitingOf(counts))}
        />
        <Figure
          to={inStage('talking')}
          name={<Trans>In talks</Trans>}
          value={figure(countOf(counts, 'replied', 'info_requested'))}
        />
        <Figure
          to={inStage('quoted')}
          name={<Trans>Quoted</Trans>}
          value={figure(countOf(counts, 'quoted'))}
        />
        <Figure
          to={inStage('won')}
          name={<Trans>Won</Trans>}
          value={figure(countOf(counts, 'won'))}
        />
      </div>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_360px]">
        <Latest side="seller" inbox={paths.sellerEnquiries} />
        <div className="grid gap-5">
          <Checklist />
          <QuotaCard />
        </div>
      </div>
    </DeskPage>
  );
}
