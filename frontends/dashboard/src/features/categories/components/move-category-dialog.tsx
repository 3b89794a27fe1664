import type { CategoryRow } from '@haat/api/admin-categories';
import { useLocalName } from '@haat/platform';
import { Button, Checkbox, Dialog } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { FolderInput } from 'lucide-react';
import { useState } from 'react';
import { FormButtons } from '../../../components/forms/form-buttons';
import { useChange } from '../hooks/use-change';
import { CategoryChoice } from './category-choice';

/** Hangs the category, and all below it, under another one. */
export function MoveCategoryDialog({ category }: { category: CategoryRow }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [isTop, setIsTop] = useState(false);
  const [chosen, setChosen] = useState<CategoryRow | null>(null);
  const { change, isLoading } = useChange(category);
  const name = useLocalName()(category);
  const moveCategory = async () => {
    const to = isTop ? null : (chosen?.id ?? null);
    if (await change({ parent_id: to }, t`Category moved: ${name}`)) setIsOpen(false);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="outline">
          <FolderInput aria-hidden />
          <Trans>Move</Trans>
        </Button>
      }
      title={<Trans>Move {name}</Trans>}
      description={
        <Trans>
          Subcategories and products move with it. Existing links keep working.
        </Trans>
      }
    >
      <div className="grid gap-4">
        {category.parent_id === null ? null : (
          <Checkbox
            className="[&_label]:min-h-11 [&_label]:items-center"
            label={<Trans>Top level: main category</Trans>}
            checked={isTop}
            onChange={({ target }) => setIsTop(target.checked)}
          />
        )}
        {isTop ? null : (
          <CategoryChoice
            label={<Trans>Parent category</Trans>}
            without={category}
            chosen={chosen}
            onChoose={setChosen}
          />
        )}
        <FormButtons
          onCancel={() => setIsOpen(false)}
          disabled={!isTop && !chosen}
          isBusy={isLoading}
          onClick={() => void moveCategory()}
        >
          <Trans>Move</Trans>
        </FormButtons>
      </div>
    </Dialog>
  );
}
