import { paths, useParams } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { useVerificationQuery } from '../../../api/admin-verifications';
import { ReviewPage } from '../../../components/review/review-page';
import { NotFoundState } from '../../../components/not-found-state';
import { Review } from '../components/review';

/** /admin/verifications/{id}: what was typed next to its proof, and the decision. */
export function VerificationPage() {
  const { id = '' } = useParams();
  const answer = useVerificationQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <ReviewPage query={answer} missing={<Missing />}>
      {(verification, refresh) => (
        <Review key={id} verification={verification} onRefresh={refresh} />
      )}
    </ReviewPage>
  );
}

const Missing = () => (
  <NotFoundState
    title={<Trans>Documents not found</Trans>}
    text={<Trans>The company may have withdrawn them or been deleted.</Trans>}
    to={paths.adminVerifications}
    linkText={<Trans>Back to queue</Trans>}
  />
);
