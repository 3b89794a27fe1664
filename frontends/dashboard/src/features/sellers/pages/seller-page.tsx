import type { SellerSeen } from '@haat/api/admin-sellers';
import { paths, useParams, useTitleSubject } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { usePartyDealsQuery } from '../../../api/dashboard';
import { useAdminSellerQuery } from '../../../api/admin-sellers';
import { NotFoundState } from '../../../components/not-found-state';
import { NameDifference } from '../../../components/review/name-difference';
import { PartyFigures } from '../../../components/review/party-figures';
import { ReviewPage } from '../../../components/review/review-page';
import { useSellerName } from '../../../hooks/use-seller-name';
import { CompanyFacts } from '../components/company-facts';
import { CompanyLinks } from '../components/company-links';
import { CompanyTimeline } from '../components/company-timeline';
import { DocumentList } from '../components/document-list';
import { SellerHead } from '../components/seller-head';

/** /admin/sellers/{id}: one company with its documents, figures and history. */
export function SellerPage() {
  const { id = '' } = useParams();
  const answer = useAdminSellerQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <ReviewPage query={answer} missing={<Missing />}>
      {(seller) => <Company key={id} seller={seller} />}
    </ReviewPage>
  );
}

function Company({ seller }: { seller: SellerSeen }) {
  const { nameOf } = useSellerName();
  useTitleSubject(nameOf(seller));
  const { data: deals } = usePartyDealsQuery(
    { sellerId: seller.id },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <SellerHead seller={seller} />
      <PartyFigures figures={deals?.figures} side="seller" />
      {seller.name_differs ? (
        <NameDifference
          registered={seller.registered_name}
          company={seller.company_name}
        />
      ) : null}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <CompanyTimeline seller={seller} events={deals?.events ?? []} />
        <div className="grid gap-5 max-lg:row-start-1">
          <CompanyFacts seller={seller} />
          <DocumentList seller={seller} />
          <CompanyLinks companies={seller.linked} />
        </div>
      </div>
    </>
  );
}

const Missing = () => (
  <NotFoundState
    title={<Trans>Company not found</Trans>}
    to={paths.adminSellers}
    linkText={<Trans>All companies</Trans>}
  />
);
