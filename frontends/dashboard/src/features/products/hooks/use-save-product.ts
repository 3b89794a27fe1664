import type { ListingOut, StatusChange } from '@haat/api/own-products';
import { placeServerErrors } from '@haat/forms';
import { codeOf, notify, paths, useLocalName, useNavigate } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  useChangeProductStatusMutation,
  useCreateProductMutation,
  useUpdateProductMutation,
} from '../../../api/own-products';
import { useNotifyDone } from '../../../hooks/use-notify-done';
import { useNotifyError } from '../../../hooks/use-notify-error';
import { formPath, type WireProduct } from '../product-schema';
import { typedProduct } from '../typed-product';
import type { ProductEditor } from './use-product-editor';

/** `to`: the status the product gets; null leaves it. */
type Order = { wire: WireProduct; to: string | null; version: number };
type Conflict = { data?: { current?: ListingOut; data?: { current?: ListingOut } } };

/** What somebody else saved meanwhile; undefined after another refusal. */
function currentOf(failure: unknown): ListingOut | undefined {
  if (codeOf(failure) !== 'changed_elsewhere') return undefined;
  const { data } = failure as Conflict;
  return data?.current ?? data?.data?.current;
}

/** Saves a product and changes its status; what the server refuses is displayed at its field. */
export function useSaveProduct(editor: ProductEditor, product?: ListingOut) {
  const { t } = useLingui();
  const notifyDone = useNotifyDone();
  const localName = useLocalName();
  const notifyError = useNotifyError();
  const navigate = useNavigate();
  const [create, creating] = useCreateProductMutation();
  const [update, updating] = useUpdateProductMutation();
  const [changeStatus, changing] = useChangeProductStatusMutation();
  const [isFull, setIsFull] = useState(false);
  const { form } = editor;

  async function createWithin(wire: WireProduct, status: 'draft' | 'published') {
    try {
      return await create({ ...wire, status }).unwrap();
    } catch (failure) {
      if (codeOf(failure) !== 'quota_reached' || status === 'draft') throw failure;
      const draft = await create({ ...wire, status: 'draft' }).unwrap();
      setIsFull(true);
      return draft;
    }
  }

  async function add({ wire, to }: Order): Promise<void> {
    const status = to === 'published' ? 'published' : 'draft';
    const made = await createWithin(wire, status);
    editor.leave();
    if (made.status !== status && status === 'published') return;
    notifyDone({
      text: t`“${localName(made)}”: ${made.status_label}`,
      to: paths.sellerEditProduct(made.id),
    });
    void navigate(paths.sellerProducts);
  }

  async function change(productId: string, { wire, to, version }: Order): Promise<void> {
    const sent = form.getValues();
    const saved = await update({ productId, body: { ...wire, version } }).unwrap();
    editor.finish(saved, sent);
    if (to && to !== saved.status) {
      const body = { status: to as StatusChange['status'] };
      const changed = await changeStatus({ productId, body }).unwrap();
      editor.finish(changed, typedProduct(saved));
    }
    const name = localName(saved);
    notify('success', t`Saved: “${name}”`);
  }

  /** Somebody else's work on other fields is no conflict: then it is saved automatically. */
  async function resolve(theirs: ListingOut, to: string | null, isAgain: boolean) {
    const version = isAgain ? undefined : editor.join(theirs);
    if (version !== undefined) {
      return form.handleSubmit((wire) => save({ wire, to, version }, true))();
    }
    editor.meet(theirs);
    notify('warning', t`Someone else changed this meanwhile. Please choose.`);
  }

  async function save(order: Order, isAgain = false): Promise<void> {
    try {
      await (product ? change(product.id, order) : add(order));
    } catch (failure) {
      const theirs = currentOf(failure);
      if (theirs) return resolve(theirs, order.to, isAgain);
      if (codeOf(failure) === 'quota_reached') {
        setIsFull(true);
        return;
      }
      const typed = form.getValues();
      placeServerErrors(form, failure, (path) => formPath(path, typed));
      notifyError(failure);
    }
  }

  return {
    save: (wire: WireProduct, to: string | null) =>
      save({ wire, to, version: editor.version }),
    isFull,
    isSaving: creating.isLoading || updating.isLoading || changing.isLoading,
  };
}
