import type { LeafCategory } from '@haat/enquiry';
import { Link, paths, useFormat, useLocalName } from '@haat/platform';
import { Button, Dialog } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { RequirementForm } from './use-requirement';

type Props = { requirement: RequirementForm; categories: LeafCategory[] };

/** The requirement-summary modal, and the thanks after it. */
export function RequirementSummary({ requirement, categories }: Props) {
  const { stage, setStage } = requirement;
  const isThanked = stage === 'thanked';
  return (
    <Dialog
      open={stage !== 'writing'}
      onOpenChange={(isStaying) => (isStaying ? undefined : setStage('writing'))}
      title={
        isThanked ? <Trans>Thank you!</Trans> : <Trans>Summary of your requirement</Trans>
      }
    >
      {isThanked ? (
        <Thanks onClose={() => setStage('writing')} />
      ) : (
        <Summary requirement={requirement} categories={categories} />
      )}
    </Dialog>
  );
}

function Summary({ requirement, categories }: Props) {
  const localName = useLocalName();
  const { date } = useFormat();
  const { draft, isBusy, send, setStage } = requirement;
  const rows = [
    { label: <Trans>What</Trans>, value: draft.title },
    { label: <Trans>Quantity</Trans>, value: `${draft.quantity} ${draft.unit}` },
    {
      label: <Trans>Category</Trans>,
      value: localName(categories.find(({ id }) => id === draft.category_id)),
    },
    {
      label: <Trans>Needed by</Trans>,
      value: draft.needed_by ? date(draft.needed_by) : '–',
    },
    { label: <Trans>Details</Trans>, value: draft.description },
  ];
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 rounded-md bg-paper p-4 text-[14px]">
        {rows.map(({ label, value }, index) => (
          <div key={index} className="contents">
            <dt className="text-ink-500">{label}</dt>
            <dd className="min-w-0 whitespace-pre-line break-words font-semibold">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex justify-end gap-2">
        <Button variant="ghost" onClick={() => setStage('writing')}>
          <Trans>Change</Trans>
        </Button>
        <Button isBusy={isBusy} onClick={() => void send()}>
          <Trans>Post requirement</Trans>
        </Button>
      </div>
    </>
  );
}

const Thanks = ({ onClose }: { onClose: () => void }) => (
  <>
    <p className="text-ink-700">
      <Trans>Your requirement is posted. Suppliers can answer it now.</Trans>
    </p>
    <div className="mt-5 flex justify-end gap-2">
      <Button asChild variant="soft">
        <Link to={paths.buyerRequirements}>
          <Trans>My requirements</Trans>
        </Link>
      </Button>
      <Button onClick={onClose}>
        <Trans>Done</Trans>
      </Button>
    </div>
  </>
);
