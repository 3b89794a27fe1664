import type { CategoryRow } from '@haat/api/admin-categories';
import { useLocalName, useNavigate } from '@haat/platform';
import { Button, Dialog } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useDeleteCategoryMutation } from '../../../api/admin-categories';
import { useDecide } from '../../../hooks/use-decide';
import { below } from '../below';
import { CategoryCounts } from './category-counts';

/** Deletes a category that is not in use; otherwise shows what uses it. */
export function DeleteDialog({ category }: { category: CategoryRow }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const decide = useDecide();
  const [isOpen, setIsOpen] = useState(false);
  const [remove, { isLoading }] = useDeleteCategoryMutation();
  const { id, parent_id: parent } = category;
  const name = useLocalName()(category);
  const { child_count: children, product_count: products } = category;
  const isHeld = children + products > 0;
  const submit = async () => {
    if (await decide(() => remove(id).unwrap(), { text: t`Category deleted: ${name}` })) {
      void navigate(below(parent), { replace: true });
    }
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="ghost" className="text-red-700">
          <Trash2 aria-hidden />
          <Trans>Delete</Trans>
        </Button>
      }
      title={
        isHeld ? <Trans>{name} can’t be deleted</Trans> : <Trans>Delete {name}?</Trans>
      }
      description={
        isHeld ? (
          <>
            <CategoryCounts category={category} />
            <br />
            <Trans>Merge it into another category instead.</Trans>
          </>
        ) : (
          <Trans>This category is empty. Links to it will show “page removed”.</Trans>
        )
      }
    >
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={() => setIsOpen(false)}>
          {isHeld ? <Trans>Close</Trans> : <Trans>Cancel</Trans>}
        </Button>
        {isHeld ? null : (
          <Button variant="danger" isBusy={isLoading} onClick={() => void submit()}>
            <Trans>Delete</Trans>
          </Button>
        )}
      </div>
    </Dialog>
  );
}
