import { ContactDialog } from '@haat/enquiry';
import { Link, paths } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Send } from 'lucide-react';

type Props = { slug: string; companyName: string };

/** Under a firm's card in lists: to the shop, or at once the form. */
export const SupplierActions = ({ slug, companyName }: Props) => (
  <>
    <Button asChild variant="soft" size="sm" className="h-11">
      <Link to={paths.vendor(slug)}>
        <Trans>View shop</Trans>
      </Link>
    </Button>
    <ContactDialog
      trigger={(open) => (
        <Button variant="outline" size="sm" className="h-11" onClick={open}>
          <Send aria-hidden />
          <Trans>Contact supplier</Trans>
        </Button>
      )}
      sellerSlug={slug}
      companyName={companyName}
      source="search"
    />
  </>
);
