import type { CategoryRow } from '@haat/api/admin-categories';
import { paths, useFormat, useLocalName, useNavigate } from '@haat/platform';
import { Button, Dialog } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Merge } from 'lucide-react';
import { useState } from 'react';
import { useMergeCategoryMutation } from '../../../api/admin-categories';
import { FormButtons } from '../../../components/forms/form-buttons';
import { useDecide } from '../../../hooks/use-decide';
import { CategoryChoice } from './category-choice';

/** Merges a category into another one; it cannot be undone, so the dialog shows the counts first. */
export function MergeDialog({ category }: { category: CategoryRow }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const localName = useLocalName();
  const navigate = useNavigate();
  const decide = useDecide();
  const [isOpen, setIsOpen] = useState(false);
  const [into, setInto] = useState<CategoryRow | null>(null);
  const [merge, { isLoading }] = useMergeCategoryMutation();
  const names = { from: localName(category), into: localName(into) };
  const submit = async () => {
    if (!into) return;
    const body = { into_id: into.id };
    const work = () => merge({ categoryId: category.id, body }).unwrap();
    const text = t`${names.from} merged into ${names.into}`;
    if (await decide(work, { text, to: paths.adminCategory(into.id) })) {
      void navigate(paths.adminCategory(into.id), { replace: true });
    }
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="outline">
          <Merge aria-hidden />
          <Trans>Merge</Trans>
        </Button>
      }
      title={<Trans>Merge {names.from} into another</Trans>}
    >
      <div className="grid gap-4">
        <CategoryChoice
          label={<Trans>Which category?</Trans>}
          without={category}
          chosen={into}
          onChoose={setInto}
        />
        {into ? (
          <p role="status" className="rounded-md bg-mari-50 p-3.5 text-mari-800">
            <Trans>
              {number(category.product_count)} products and {number(category.child_count)}{' '}
              categories move to {names.into}. {names.from} is removed and its links
              redirect there. This can’t be undone.
            </Trans>
          </p>
        ) : null}
        <FormButtons
          onCancel={() => setIsOpen(false)}
          variant="danger"
          disabled={!into}
          isBusy={isLoading}
          onClick={() => void submit()}
        >
          <Trans>Merge</Trans>
        </FormButtons>
      </div>
    </Dialog>
  );
}
