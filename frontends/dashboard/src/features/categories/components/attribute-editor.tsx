import type { AttributeOut } from '@haat/api/admin-categories';
import { notify } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { usePutCategoryAttributesMutation } from '../../../api/admin-categories';
import { useTellFailure } from '../../desk/use-tell-failure';
import {
  draftOf,
  emptyDraft,
  formOf,
  isComplete,
  moved,
  type Draft,
} from '../attributes';
import { AttributeRow } from './attribute-row';

type Props = { categoryId: string; attributes: AttributeOut[] };

/** The category's own fields, in their order; saved together. */
export function AttributeEditor({ categoryId, attributes }: Props) {
  const { t } = useLingui();
  const tellFailure = useTellFailure();
  const [save, { isLoading }] = usePutCategoryAttributesMutation();
  const [drafts, setDrafts] = useState(() => attributes.map(draftOf));
  const [isChanged, setIsChanged] = useState(false);
  const set = (next: Draft[]) => {
    setDrafts(next);
    setIsChanged(true);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    try {
      await save({ categoryId, body: { attributes: drafts.map(formOf) } }).unwrap();
      setIsChanged(false);
      notify('success', t`Saved`);
    } catch (failure) {
      tellFailure(failure);
    }
  };
  return (
    <form
      noValidate
      aria-label={t`Specifications`}
      onSubmit={(event) => void submit(event)}
      className="grid gap-4"
    >
      <ol className="grid gap-4">
        {drafts.map((draft, index) => (
          <AttributeRow
            key={draft.id}
            draft={draft}
            isFirst={index === 0}
            isLast={index === drafts.length - 1}
            onChange={(next) => set(drafts.map((one) => (one === draft ? next : one)))}
            onMove={(by) => set(moved(drafts, index, by))}
            onRemove={() => set(drafts.filter((one) => one !== draft))}
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button variant="soft" onClick={() => set([...drafts, emptyDraft()])}>
          <Plus aria-hidden />
          <Trans>Add a field</Trans>
        </Button>
        <Button
          type="submit"
          className="ml-auto"
          disabled={!isChanged || !drafts.every(isComplete)}
          isBusy={isLoading}
        >
          <Trans>Save the fields</Trans>
        </Button>
      </div>
    </form>
  );
}
