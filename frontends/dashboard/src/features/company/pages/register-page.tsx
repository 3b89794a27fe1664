import { Navigate, paths, useSession } from '@haat/platform';
import { ErrorPanel, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useOwnCompany } from '../../../api/company';
import { BecomingSeller } from '../components/becoming-seller';
import { RegisterBar } from '../components/register-bar';
import { Wizard } from '../components/wizard';
import { DONE } from '../steps';

/** From an account to a public shop; afterwards it redirects to the company (D11). */
export function RegisterPage() {
  const { isSeller } = useSession();
  const { started, error, retry } = useOwnCompany();
  const isDone = started !== undefined && started.step >= DONE;
  if (isDone && isSeller) return <Navigate to={paths.sellerCompanyProfile} replace />;
  return (
    <>
      <RegisterBar />
      <div
        id="dashboard"
        tabIndex={-1}
        className="mx-auto max-w-[820px] outline-none px-4 py-7 lg:py-10"
      >
        {isDone ? (
          <BecomingSeller />
        ) : error && !started ? (
          <ErrorPanel error={error} onRetry={retry} />
        ) : (
          <>
            <h1 className="text-2xl leading-snug">
              <Trans>Sell on Haat</Trans>
            </h1>
            <p className="mb-5 mt-1 text-ink-500">
              <Trans>
                Five short steps, about three minutes. You can stop and continue any time.
              </Trans>
            </p>
            {started ? (
              <Wizard company={started} />
            ) : (
              <Skeleton className="h-96 rounded-lg" />
            )}
          </>
        )}
      </div>
    </>
  );
}
