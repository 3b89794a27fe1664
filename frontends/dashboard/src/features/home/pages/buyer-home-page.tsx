import { Link, paths, useFormat, useSession, useWishlistsQuery } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { DeskPage } from '../../desk/page';
import { countOf, useStageCounts } from '../../desk/use-stage-counts';
import { Figure } from '../components/figure';
import { Latest } from '../components/latest';

/** Where my enquiries stand, and what I keep. */
export function BuyerHomePage() {
  const { user } = useSession();
  const counts = useStageCounts('buyer');
  const { data: lists } = useWishlistsQuery();
  const { number } = useFormat();
  const figure = (...statuses: string[]) =>
    counts ? number(countOf(counts, ...statuses)) : undefined;
  const wished = lists?.reduce((sum, { products }) => sum + products.data.length, 0);
  const inStage = (stage: string) => `${paths.buyerEnquiries}?stage=${stage}`;
  return (
    <DeskPage
      title={<Trans>Namaste, {user?.fname}</Trans>}
      actions={
        <Button asChild variant="marigold">
          <Link to={paths.industries}>
            <Trans>Post Your Requirement</Trans>
          </Link>
        </Button>
      }
    >
      <div className="mb-5 grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Figure
          to={inStage('new')}
          name={<Trans>Waiting for the supplier</Trans>}
          value={figure('new', 'seen')}
        />
        <Figure
          to={inStage('talking')}
          name={<Trans>In talks</Trans>}
          value={figure('replied', 'info_requested')}
        />
        <Figure
          to={inStage('quoted')}
          name={<Trans>Quoted</Trans>}
          value={figure('quoted')}
        />
        <Figure
          to={paths.buyerWishlists}
          name={<Trans>Wished products</Trans>}
          value={wished === undefined ? undefined : number(wished)}
        />
      </div>
      <Latest side="buyer" inbox={paths.buyerEnquiries} />
    </DeskPage>
  );
}
