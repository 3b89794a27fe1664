import { Trans } from '@lingui/react/macro';
import { ResendButton } from './resend-button';
import { useFreshUser } from '../../hooks/use-fresh-user';

/** D9: what to do; opened in another tab, the link lets this page go on by itself. */
export function Unverified({ email }: { email: string }) {
  useFreshUser();
  return (
    <div className="grid gap-4">
      <p className="text-ink-700">
        <Trans>
          Suppliers reply to buyers they can reach. We sent a link to <b>{email}</b>. Open
          it and this page will continue. Your text is saved here.
        </Trans>
      </p>
      <ResendButton />
    </div>
  );
}
