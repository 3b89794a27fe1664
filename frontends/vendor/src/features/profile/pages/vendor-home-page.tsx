import { skipToken, useParams, useSellerProfileQuery } from '@haat/platform';
import { Container, ErrorPanel, Monogram, Skeleton, VerifiedBadge } from '@haat/ui';

export function VendorHomePage() {
  const { id } = useParams();
  const { data: seller, error, refetch } = useSellerProfileQuery(id ?? skipToken);
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!seller) {
    return (
      <Container className="py-8">
        <Skeleton className="h-40 rounded-lg" />
      </Container>
    );
  }
  return (
    <Container className="flex items-center gap-4 py-8">
      <Monogram name={seller.company_name} logo={seller.company_logo} />
      <h1 className="text-2xl">{seller.company_name}</h1>
      {seller.is_seller_verified ? <VerifiedBadge /> : null}
    </Container>
  );
}
