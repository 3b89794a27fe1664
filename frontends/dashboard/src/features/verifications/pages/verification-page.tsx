import { paths, useParams } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { useVerificationQuery } from '../../../api/admin-verifications';
import { JudgedPage } from '../../desk/judged-page';
import { Lost } from '../../desk/lost';
import { Review } from '../components/review';

/** /admin/verifications/{id}: what was typed beside what proves it, and the decision. */
export function VerificationPage() {
  const { id = '' } = useParams();
  const answer = useVerificationQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <JudgedPage answer={answer} missing={<Missing />}>
      {(verification, refresh) => (
        <Review key={id} verification={verification} onRefresh={refresh} />
      )}
    </JudgedPage>
  );
}

const Missing = () => (
  <Lost
    title={<Trans>Documents not found</Trans>}
    text={<Trans>The company may have withdrawn them or been deleted.</Trans>}
    to={paths.adminVerifications}
    way={<Trans>Back to queue</Trans>}
  />
);
