import { Dialog } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { SignInForm } from './sign-in-form';

type Props = { isOpen: boolean; onClose: () => void };

export const SignInDialog = ({ isOpen, onClose }: Props) => (
  <Dialog
    open={isOpen}
    onOpenChange={(isStaying) => (isStaying ? undefined : onClose())}
    title={<Trans>Sign in</Trans>}
    description={<Trans>Welcome back. Your enquiries and wishlists are waiting.</Trans>}
  >
    <SignInForm onDone={onClose} />
  </Dialog>
);
