import type { RequirementOut } from '@haat/api/requirements';
import { useLazyGetRequirementQuery } from '@haat/enquiry';
import { messageOf, notify } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { emptied, storedDraftOf, type StoredDraft } from '../draft-storage';
import type { StepProps } from '../hooks/use-wizard';

const upon = (
  mine: StoredDraft,
  theirs: RequirementOut,
  isMineChosen: boolean,
): StoredDraft =>
  isMineChosen
    ? { ...mine, version: theirs.version, isDirty: true }
    : storedDraftOf(theirs, mine);
/** Posted on the other device meanwhile: what is here can only become another one. */
const apart = (mine: StoredDraft, isMineChosen: boolean): StoredDraft =>
  isMineChosen ? { ...mine, id: null, version: null, isDirty: true } : emptied(mine);

/** Somebody, perhaps oneself on another device, has changed it meanwhile: one of the two stays. */
export function StaleNote({ wizard }: StepProps) {
  const { t } = useLingui();
  const [fetchSaved, { isFetching }] = useLazyGetRequirementQuery();
  const { stored, autosave } = wizard;
  if (!autosave.isStale || !stored.id) return null;
  const { id } = stored;

  async function settle(isMineChosen: boolean) {
    try {
      const theirs = await fetchSaved(id).unwrap();
      const isOver = theirs.status !== 'draft' && !wizard.isPosted;
      const next = isOver
        ? apart(stored, isMineChosen)
        : upon(stored, theirs, isMineChosen);
      wizard.replace(next);
      autosave.setIsStale(false);
    } catch (failure) {
      notify('error', messageOf(failure) ?? t`Couldn’t save it. Try again.`);
    }
  }

  return (
    <div role="alert" className="grid gap-3 rounded-lg bg-mari-50 p-4 text-mari-800">
      <p>
        <Trans>
          This draft was changed on another device. Which version do you want to keep?
        </Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" isBusy={isFetching} onClick={() => void settle(true)}>
          <Trans>This version</Trans>
        </Button>
        <Button variant="outline" isBusy={isFetching} onClick={() => void settle(false)}>
          <Trans>The other device’s version</Trans>
        </Button>
      </div>
    </div>
  );
}
