import { Link, paths, useSession } from '@haat/platform';
import { Button, Card, EmptyState } from '@haat/ui';
import { Trans } from '@lingui/react/macro';

/** A seller nobody has written to yet: what brings the first enquiry. */
export function NewSeller() {
  const slug = useSession().seller_profile?.slug;
  return (
    <Card>
      <EmptyState
        title={<Trans>Get your first enquiry</Trans>}
        text={
          <Trans>
            Buyers find you through your products. Add some, then share your page with
            existing customers: print its QR code on your invoices.
          </Trans>
        }
        action={
          <span className="flex flex-wrap justify-center gap-2">
            <Button asChild>
              <Link to={paths.sellerNewProduct}>
                <Trans>Add product</Trans>
              </Link>
            </Button>
            {slug ? (
              <Button asChild variant="soft">
                <Link to={paths.vendor(slug)}>
                  <Trans>View your page</Trans>
                </Link>
              </Button>
            ) : null}
          </span>
        }
      />
    </Card>
  );
}

/** The home of a buyer without enquiries. */
export const NewBuyer = () => (
  <Card>
    <EmptyState
      title={<Trans>What do you need?</Trans>}
      text={
        <Trans>
          Post it once and suppliers send you quotes, or find a product and ask its
          supplier.
        </Trans>
      }
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <Button asChild variant="marigold">
            <Link to={paths.industries}>
              <Trans>Post Your Requirement</Trans>
            </Link>
          </Button>
          <Button asChild variant="soft">
            <Link to={paths.suppliers}>
              <Trans>Browse suppliers</Trans>
            </Link>
          </Button>
        </span>
      }
    />
  </Card>
);
