import { Trans } from '@lingui/react/macro';
import { ResendButton } from '../account/resend-button';
import { useFreshUser } from '../account/use-fresh-user';

/** D9: what to do; opened in another tab, the link lets this page go on by itself. */
export function Unverified({ email }: { email: string }) {
  useFreshUser();
  return (
    <div className="grid gap-4">
      <p className="text-ink-700">
        <Trans>
          Suppliers answer people they can reach. We sent a link to <b>{email}</b>: open
          it, and this page goes on by itself. What you wrote stays here.
        </Trans>
      </p>
      <ResendButton />
    </div>
  );
}
