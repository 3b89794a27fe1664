import { Link, paths, rememberNext, selectIsAuth, useAppSelector } from '@haat/platform';
import { Button, Dialog } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { CircleCheckBig } from 'lucide-react';

type Props = { isOpen: boolean; company: string; onClose: () => void };

/** The enquiry is with the seller; a user who is signed in can follow it. */
export function ThanksDialog({ isOpen, company, onClose }: Props) {
  const isAuth = useAppSelector(selectIsAuth);
  const onRegister = () => {
    rememberNext(paths.buyerEnquiries);
    onClose();
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(isStaying) => (isStaying ? undefined : onClose())}
      size="sm"
      hidesTitle
      title={<Trans>Thank you!</Trans>}
    >
      <div className="grid justify-items-center gap-2 pt-2 text-center">
        <span className="grid size-16 place-items-center rounded-full bg-green-50 text-green-600">
          <CircleCheckBig className="size-8" aria-hidden />
        </span>
        <p className="mt-2 text-xl font-bold" aria-hidden>
          <Trans>Thank you!</Trans>
        </p>
        <p className="text-ink-500">
          <Trans>
            Your requirement was sent to {company}. They’ll reply by phone, email or here.
          </Trans>
        </p>
        {isAuth ? null : (
          <p className="mt-2 rounded-md bg-indigo-50 px-4 py-3 text-[14px] text-indigo-700">
            <Trans>
              Create an account with the same phone or email to see this enquiry and its
              replies.
            </Trans>
          </p>
        )}
        <div className="mt-4 flex flex-wrap justify-center gap-2">
          {isAuth ? (
            <Button asChild variant="soft">
              <Link to={paths.buyerEnquiries} onClick={onClose}>
                <Trans>See my enquiries</Trans>
              </Link>
            </Button>
          ) : (
            <Button asChild variant="soft">
              <Link to={paths.register} onClick={onRegister}>
                <Trans>Register</Trans>
              </Link>
            </Button>
          )}
          <Button onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
