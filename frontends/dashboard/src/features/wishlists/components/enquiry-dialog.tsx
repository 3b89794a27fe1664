import type { Wishlist } from '@haat/platform';
import { Dialog } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { SellerItems } from '../sellers-of';
import { useWishlistEnquiry } from '../hooks/use-wishlist-enquiry';
import { EnquiryForm } from './enquiry-form';
import { EnquiryResults } from './enquiry-results';
import { EnquiryReview } from './enquiry-review';

type Props = { list: Wishlist; sellers: SellerItems[]; onClose: () => void };

/** One enquiry to each supplier of the list: written, reviewed, and answered for each. */
export function EnquiryDialog({ list, sellers, onClose }: Props) {
  const enquiry = useWishlistEnquiry(list, sellers);
  const title = enquiry.results ? (
    <Trans>Outcome</Trans>
  ) : enquiry.isReviewing ? (
    <Trans>Review your enquiries</Trans>
  ) : (
    <Trans>Ask all suppliers</Trans>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={
        enquiry.results ? undefined : (
          <Trans>Each supplier sees only the products they sell.</Trans>
        )
      }
    >
      {enquiry.results ? (
        <EnquiryResults results={enquiry.results} onClose={onClose} />
      ) : enquiry.isReviewing ? (
        <EnquiryReview enquiry={enquiry} />
      ) : (
        <EnquiryForm enquiry={enquiry} />
      )}
    </Dialog>
  );
}
