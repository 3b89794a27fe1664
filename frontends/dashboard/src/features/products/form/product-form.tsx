import type { ListingOut } from '@haat/api/own-products';
import { paths, useNavigate } from '@haat/platform';
import { UnsavedDialog } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { useRef, type SubmitEvent } from 'react';
import { useFocusError } from '../../company/use-focus-error';
import type { ProductChange } from '../product-values';
import { useSaveProduct } from '../use-save-product';
import { BasicsPart } from './basics-part';
import { ConflictPanel } from './conflict-panel';
import { ModerationNote } from './moderation-note';
import { PicturesPart } from './pictures-part';
import { PreviewCard } from './preview-card';
import { PricePart } from './price-part';
import { QuotaDialog } from './quota-dialog';
import { RestoredNote } from './restored-note';
import { SaveBar, nextStatus } from './save-bar';
import { SpecsPart } from './specs-part';
import { useProductEditor } from './use-product-editor';
import { WordsPart } from './words-part';

/** Everything a buyer needs to know before asking, and beside it what the buyer will see. */
export function ProductForm({ product, name }: { product?: ListingOut; name?: string }) {
  const form = useRef<HTMLFormElement>(null);
  const { t } = useLingui();
  const navigate = useNavigate();
  const editor = useProductEditor(product, name);
  const saving = useSaveProduct(editor, product);
  const { values, isDirty } = editor;
  useFocusError(form, saving.refusal);
  const set = (change: ProductChange) => {
    saving.mend(Object.keys(typeof change === 'function' ? change(values) : change));
    editor.set(change);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void saving.save(nextStatus(product));
  };
  const parts = { values, set, errors: saving.errors };
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_300px]">
      <UnsavedDialog isDirty={isDirty && !saving.isFull} />
      <form ref={form} noValidate onSubmit={submit} className="grid min-w-0 gap-5">
        {editor.restoredAt ? (
          <RestoredNote
            at={editor.restoredAt}
            onKeep={editor.accept}
            onDiscard={editor.discard}
          />
        ) : null}
        {product ? <ModerationNote product={product} /> : null}
        <ConflictPanel editor={editor} />
        <BasicsPart {...parts} ownId={product?.id} />
        <PricePart {...parts} />
        <PicturesPart {...parts} />
        <SpecsPart {...parts} />
        <WordsPart {...parts} />
        <SaveBar
          product={product}
          isDirty={isDirty}
          isBlocked={editor.clash.length > 0}
          isSaving={saving.isSaving}
          onSave={(to) => void saving.save(to)}
          onDiscard={editor.discard}
        />
      </form>
      <aside aria-label={t`As buyers see it`} className="xl:sticky xl:top-20">
        <PreviewCard values={values} />
      </aside>
      {saving.isFull ? (
        <QuotaDialog
          onClose={() => void navigate(`${paths.sellerProducts}?status=draft`)}
        />
      ) : null}
    </div>
  );
}
