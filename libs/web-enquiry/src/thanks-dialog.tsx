import {
  Link,
  paths,
  pluralForm,
  rememberNext,
  selectIsAuth,
  useAppSelector,
  useFormat,
} from '@haat/platform';
import { Button, Dialog } from '@haat/ui';
import { Select, Trans } from '@lingui/react/macro';
import { CircleCheckBig, TriangleAlert } from 'lucide-react';
import type { Recipient } from './enquiry-target';
import { MoreSuppliers } from './more-suppliers';
import { OutcomeList } from './outcome-list';
import type { Outcome } from './use-enquiry';

type Props = {
  outcome: Outcome | undefined;
  company: string;
  onMore: (more: Recipient[]) => Promise<void>;
  onClose: () => void;
};

/** The enquiry is with the sellers; a user who is signed in can follow it. */
export function ThanksDialog({ outcome, company, onMore, onClose }: Props) {
  const sentCount =
    outcome?.results.filter(({ status }) => status === 'sent').length ?? 0;
  const title = sentCount > 0 ? <Trans>Thank you!</Trans> : <Trans>Not sent</Trans>;
  return (
    <Dialog
      open={outcome !== undefined}
      onOpenChange={(isStaying) => (isStaying ? undefined : onClose())}
      size="sm"
      hidesTitle
      title={title}
    >
      <div className="grid justify-items-center gap-2 pt-2 text-center">
        <Sign isSent={sentCount > 0} />
        <p className="mt-2 text-xl font-bold" aria-hidden>
          {title}
        </p>
        {outcome ? <Sent {...{ outcome, sentCount, company }} /> : null}
        {outcome && sentCount > 0 ? (
          <MoreSuppliers
            categoryId={outcome.body.category_id}
            except={outcome.results.map(({ seller_slug }) => seller_slug)}
            onSend={onMore}
          />
        ) : null}
        <Ways onClose={onClose} />
      </div>
    </Dialog>
  );
}

const Sign = ({ isSent }: { isSent: boolean }) =>
  isSent ? (
    <span className="grid size-16 place-items-center rounded-full bg-green-50 text-green-600">
      <CircleCheckBig className="size-8" aria-hidden />
    </span>
  ) : (
    <span className="grid size-16 place-items-center rounded-full bg-red-50 text-red-600">
      <TriangleAlert className="size-8" aria-hidden />
    </span>
  );

type SentProps = { outcome: Outcome; sentCount: number; company: string };

function Sent({ outcome, sentCount, company }: SentProps) {
  const { number } = useFormat();
  const isAuth = useAppSelector(selectIsAuth);
  const count = number(sentCount);
  return (
    <>
      {outcome.results.length > 1 ? (
        <>
          <p className="mb-2 text-ink-500">
            <Select
              value={pluralForm(sentCount)}
              _one={`Sent to ${count} supplier.`}
              other={`Sent to ${count} suppliers. Each has a conversation of its own with you.`}
            />
          </p>
          <OutcomeList results={outcome.results} />
        </>
      ) : (
        <p className="text-ink-500">
          <Trans>
            Your requirement was sent to {company}. They’ll reply by phone, email or here.
          </Trans>
        </p>
      )}
      {isAuth || sentCount === 0 ? null : (
        <p className="mt-2 rounded-md bg-indigo-50 px-4 py-3 text-[14px] text-indigo-700">
          <Trans>
            Create an account with the same phone or email to see this enquiry and its
            replies.
          </Trans>
        </p>
      )}
    </>
  );
}

function Ways({ onClose }: { onClose: () => void }) {
  const isAuth = useAppSelector(selectIsAuth);
  const onRegister = () => {
    rememberNext(paths.buyerEnquiries);
    onClose();
  };
  return (
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
  );
}
