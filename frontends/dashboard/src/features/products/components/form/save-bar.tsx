import type { ListingOut } from '@haat/api/own-products';
import { FormSaveBar } from '@haat/forms';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';

type Props = {
  product: ListingOut | undefined;
  isDirty: boolean;
  isBlocked: boolean;
  /** The video is on its way. */
  isSending: boolean;
  isSaving: boolean;
  onSave: (to: string | null) => void;
  onDiscard: () => void;
};

/** Where the product goes next on its own way, if the seller may send it there. */
export function nextStatus(product: ListingOut | undefined): string | null {
  if (!product) return 'published';
  const next = ['rejected', 'blocked'].includes(product.status)
    ? 'in_review'
    : 'published';
  return product.allowed_statuses.includes(next) ? next : null;
}

/** Always in reach: what is not saved yet, and the ways to save it. */
export function SaveBar(props: Props) {
  const { product, isDirty, isBlocked, isSending, isSaving, onSave, onDiscard } = props;
  const next = nextStatus(product);
  const isSavable = !isBlocked && (isDirty || !product);
  return (
    <FormSaveBar
      status={
        isSending ? (
          <Trans>The video is uploading. Save when it’s done.</Trans>
        ) : isDirty ? (
          <span className="text-mari-800">
            <Trans>Not saved yet</Trans>
          </span>
        ) : null
      }
    >
      {isDirty ? (
        <Button variant="ghost" disabled={isSaving} onClick={onDiscard}>
          <Trans>Discard</Trans>
        </Button>
      ) : null}
      {next ? (
        <Button
          variant="outline"
          disabled={isSaving || !isSavable}
          onClick={() => onSave(product ? null : 'draft')}
        >
          {product && product.status !== 'draft' ? (
            <Trans>Save</Trans>
          ) : (
            <Trans>Save as draft</Trans>
          )}
        </Button>
      ) : null}
      <Button
        type="submit"
        isBusy={isSaving}
        disabled={isBlocked || (!next && !isSavable)}
      >
        {next === 'in_review' ? (
          <Trans>Submit for review</Trans>
        ) : next ? (
          <Trans>Publish</Trans>
        ) : (
          <Trans>Save</Trans>
        )}
      </Button>
    </FormSaveBar>
  );
}
