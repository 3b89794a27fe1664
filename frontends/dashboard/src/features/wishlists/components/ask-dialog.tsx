import type { Wishlist } from '@haat/platform';
import { Dialog } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { AskedSeller } from '../sellers-of';
import { useAsking } from '../use-asking';
import { AskForm } from './ask-form';
import { AskResults } from './ask-results';
import { AskReview } from './ask-review';

type Props = { list: Wishlist; sellers: AskedSeller[]; onClose: () => void };

/** One enquiry to each supplier of the list: written, reviewed, and answered for each. */
export function AskDialog({ list, sellers, onClose }: Props) {
  const asking = useAsking(list, sellers);
  const title = asking.results ? (
    <Trans>Outcome</Trans>
  ) : asking.isReviewing ? (
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
        asking.results ? undefined : (
          <Trans>Each supplier sees only the products they sell.</Trans>
        )
      }
    >
      {asking.results ? (
        <AskResults results={asking.results} onClose={onClose} />
      ) : asking.isReviewing ? (
        <AskReview asking={asking} />
      ) : (
        <AskForm asking={asking} />
      )}
    </Dialog>
  );
}
