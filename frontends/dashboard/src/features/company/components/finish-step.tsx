import { FormCheckbox } from '@haat/forms';
import { Link, paths, useSession } from '@haat/platform';
import { Trans } from '@lingui/react/macro';

/** The terms; an unverified email is named before the server refuses (D9). */
export function FinishStep() {
  const { user } = useSession();
  return (
    <div className="grid gap-4">
      <p>
        <Trans>
          Your shop becomes public and buyers can contact you. You can change everything
          later.
        </Trans>
      </p>
      {user?.email_verified_at ? null : (
        <p className="rounded-md border border-mari-100 bg-mari-50 px-4 py-3 text-mari-800">
          <Trans>Confirm your email address first.</Trans>{' '}
          <Link to={paths.emailResend} className="font-semibold underline">
            <Trans>Verify now</Trans>
          </Link>
        </p>
      )}
      <FormCheckbox
        name="terms"
        label={
          <Trans>
            I accept the{' '}
            <Link to={paths.terms} className="font-semibold text-indigo-700 underline">
              terms for sellers
            </Link>
            .
          </Trans>
        }
      />
    </div>
  );
}
