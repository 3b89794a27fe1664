import { paths, useNavigate } from '@haat/platform';
import { Button, Dialog } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useCreateCategoryMutation } from '../../../api/admin-categories';
import { useDecide } from '../../../hooks/use-decide';
import { NamesForm, type Names } from './names-form';

/** A new category in the list one looks at. */
export function CreateDialog({ parentId }: { parentId: string | null }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const decide = useDecide();
  const [isOpen, setIsOpen] = useState(false);
  const [create, { error, isLoading }] = useCreateCategoryMutation();
  const submit = async (names: Names) => {
    const work = async () => {
      const { id } = await create({ ...names, parent_id: parentId }).unwrap();
      void navigate(paths.adminCategory(id));
    };
    const text = t`Category created: ${names.name}`;
    if (await decide(work, { text })) setIsOpen(false);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button>
          <Plus aria-hidden />
          <Trans>New category</Trans>
        </Button>
      }
      title={<Trans>New category</Trans>}
    >
      <NamesForm
        error={error}
        isBusy={isLoading}
        action={<Trans>Create</Trans>}
        onSubmit={submit}
        onCancel={() => setIsOpen(false)}
      />
    </Dialog>
  );
}
