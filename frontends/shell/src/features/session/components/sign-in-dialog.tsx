import { deferred } from '@haat/platform';
import { Dialog, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';

// Apart from the menus of the frame: only who signs in needs the library of forms.
const SignInForm = deferred<{ onDone: () => void }>(
  async () => ({
    default: (await import(/* webpackChunkName: "sign-in" */ './sign-in-form'))
      .SignInForm,
  }),
  <Skeleton className="h-96 rounded-lg" />,
);

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
