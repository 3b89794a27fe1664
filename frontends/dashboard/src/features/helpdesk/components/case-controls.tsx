import type { CaseChange, StaffCase } from '@haat/api/admin-cases';
import { useSession } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useChangeCaseMutation } from '../../../api/admin-cases';
import { useDecide } from '../../../hooks/use-decide';

/** Who handles it, and the changes of status that need no message. */
export function CaseControls({ shown }: { shown: StaffCase }) {
  const { t } = useLingui();
  const { user } = useSession();
  const run = useDecide();
  const [change, { isLoading }] = useChangeCaseMutation();
  const { reference, assigned_to, assigned_name: handler } = shown;
  const send = (body: CaseChange, text: string, undo?: () => void) =>
    void run(() => change({ reference, body }).unwrap(), { text, undo });
  const name = user ? `${user.fname} ${user.lname}`.trim() : '';
  const take = () =>
    user
      ? send({ assignee: { id: user.id, name } }, t`${reference}: assigned to you.`)
      : undefined;
  const isMine = assigned_to === user?.id;
  const statuses = [
    {
      status: 'with_supplier',
      label: t`Send to the supplier`,
      done: t`${reference}: sent to the supplier.`,
    },
    {
      status: 'with_staff',
      label: t`Return to Haat`,
      done: t`${reference}: returned to Haat.`,
    },
    { status: 'closed', label: t`Close`, done: t`${reference}: closed.` },
  ] as const;
  const possible = statuses.filter(
    ({ status }) =>
      shown.allowed_statuses.includes(status) &&
      (status !== 'with_supplier' || shown.supplier),
  );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="mr-auto text-[14px] text-ink-700 lg:w-full">
        {handler ? <Trans>Assigned to {handler}</Trans> : <Trans>Unassigned</Trans>}
      </span>
      {user ? (
        <Button
          variant="outline"
          isBusy={isLoading}
          onClick={() =>
            isMine
              ? send(
                  { assignee: null },
                  t`${reference}: no longer assigned to you.`,
                  take,
                )
              : take()
          }
        >
          {isMine ? <Trans>Unassign</Trans> : <Trans>Assign to me</Trans>}
        </Button>
      ) : null}
      {possible.map(({ status, label, done }) => (
        <Button
          key={status}
          variant="ghost"
          isBusy={isLoading}
          onClick={() => send({ status }, done)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
