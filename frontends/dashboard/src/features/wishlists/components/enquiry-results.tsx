import { OutcomeList } from '@haat/enquiry';
import { Link, paths } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { EnquiryResult } from '../../../api/wishlist-changes';

type Props = { results: EnquiryResult[]; onClose: () => void };

/** Sent, or why not: seller by seller. */
export const EnquiryResults = ({ results, onClose }: Props) => (
  <div className="grid gap-5">
    <OutcomeList results={results} />
    <div className="flex flex-wrap justify-end gap-2">
      <Button asChild variant="soft">
        <Link to={paths.buyerEnquiries}>
          <Trans>See my enquiries</Trans>
        </Link>
      </Button>
      <Button onClick={onClose}>
        <Trans>Done</Trans>
      </Button>
    </div>
  </div>
);
