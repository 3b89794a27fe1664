import type { ListingOut } from '@haat/api/own-products';
import { Form } from '@haat/forms';
import { paths, useNavigate } from '@haat/platform';
import { UnsavedDialog } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSaveProduct } from '../../hooks/use-save-product';
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
import { VideoPart } from './video-part';
import { useProductEditor } from '../../hooks/use-product-editor';
import { DescriptionPart } from './description-part';

/** Everything a buyer needs to know before an enquiry, next to a preview. */
export function ProductForm({ product, name }: { product?: ListingOut; name?: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const editor = useProductEditor(product, name);
  const { save, isSaving, isFull } = useSaveProduct(editor, product);
  const { form, isDirty } = editor;
  const [isSending, setIsSending] = useState(false);
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_300px]">
      <UnsavedDialog isDirty={(isDirty || isSending) && !isFull} />
      <Form
        form={form}
        onSend={(wire) => save(wire, nextStatus(product))}
        className="grid min-w-0 gap-5"
      >
        {editor.restoredAt ? (
          <RestoredNote
            at={editor.restoredAt}
            onAccept={editor.accept}
            onDiscard={editor.discard}
          />
        ) : null}
        {product ? <ModerationNote product={product} /> : null}
        <ConflictPanel editor={editor} />
        <BasicsPart ownId={product?.id} />
        <PricePart />
        <PicturesPart />
        <VideoPart onSending={setIsSending} />
        <SpecsPart />
        <DescriptionPart />
        <SaveBar
          product={product}
          isDirty={isDirty}
          isBlocked={editor.clash.length > 0 || isSending}
          isSending={isSending}
          isSaving={isSaving}
          onSave={(to) => void form.handleSubmit((wire) => save(wire, to))()}
          onDiscard={editor.discard}
        />
      </Form>
      <aside aria-label={t`As buyers see it`} className="xl:sticky xl:top-20">
        <PreviewCard values={editor.values} />
      </aside>
      {isFull ? (
        <QuotaDialog
          onClose={() => void navigate(`${paths.sellerProducts}?status=draft`)}
        />
      ) : null}
    </div>
  );
}
