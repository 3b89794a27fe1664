import type { ListingOut, StatusChange } from '@haat/api/own-products';
import { codeOf, notify, paths, useNavigate } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  useChangeProductStatusMutation,
  useCreateProductMutation,
  useUpdateProductMutation,
} from '../../api/own-products';
import { useTellFailure } from '../desk/use-tell-failure';
import { productErrors } from './form/field-errors';
import type { ProductEditor } from './form/use-product-editor';
import { formOf, missingIn, type ProductValues } from './product-values';

type Wish = { values: ProductValues; version: number; to: string | null };
type Conflict = { data?: { current?: ListingOut; data?: { current?: ListingOut } } };
const currentOf = (error: unknown) => {
  const { data } = error as Conflict;
  return data?.current ?? data?.data?.current;
};

/** Saves a product and moves it where it shall go; errors land under their fields. */
export function useSaveProduct(editor: ProductEditor, product?: ListingOut) {
  const { t } = useLingui();
  const tellFailure = useTellFailure();
  const navigate = useNavigate();
  const [create, creating] = useCreateProductMutation();
  const [update, updating] = useUpdateProductMutation();
  const [move, moving] = useChangeProductStatusMutation();
  const [errors, setErrors] = useState<Record<string, string>>({});
  /** New with every refusal: the first marked field takes the focus. */
  const [refusal, setRefusal] = useState<object>();
  const [isFull, setIsFull] = useState(false);

  async function add(values: ProductValues, status: 'draft' | 'published') {
    try {
      return await create({ ...formOf(values), status }).unwrap();
    } catch (error) {
      if (codeOf(error) !== 'quota_reached' || status === 'draft') throw error;
      const kept = await create({ ...formOf(values), status: 'draft' }).unwrap();
      setIsFull(true);
      return kept;
    }
  }

  async function change(productId: string, { values, version, to }: Wish) {
    const saved = await update({
      productId,
      body: { ...formOf(values), version },
    }).unwrap();
    editor.forget(saved);
    if (!to || to === saved.status) return saved;
    const moved = await move({
      productId,
      body: { status: to as StatusChange['status'] },
    }).unwrap();
    editor.forget(moved);
    return moved;
  }

  async function send(wish: Wish): Promise<void> {
    if (!product) {
      const status = wish.to === 'published' ? 'published' : 'draft';
      const made = await add(wish.values, status);
      editor.forget();
      if (made.status !== status && status === 'published') return;
      notify('success', t`Status: ${made.status_label}`);
      return void navigate(paths.sellerProducts);
    }
    await change(product.id, wish);
    notify('success', t`The product was saved.`);
  }

  /** Somebody else's work on other fields is no conflict: then it goes on by itself. */
  async function afterConflict(error: unknown, to: string | null): Promise<void> {
    const theirs = currentOf(error);
    if (!theirs) throw error;
    if (editor.clashesWith(theirs).length === 0) {
      const { values, version } = editor.rebase(theirs);
      return send({ values, version, to });
    }
    editor.meet(theirs);
    notify('warning', t`Somebody else changed this meanwhile. Please choose.`);
  }

  function refuse(found: Record<string, string>): void {
    setErrors(found);
    setRefusal({});
  }

  async function save(to: string | null): Promise<void> {
    const { values, version } = editor;
    const missing = missingIn(values).map((field) => [field, t`Please fill this in.`]);
    refuse(Object.fromEntries(missing) as Record<string, string>);
    if (missing.length > 0) return;
    try {
      await send({ values, version, to }).catch((error: unknown) => {
        if (codeOf(error) !== 'changed_elsewhere') throw error;
        return afterConflict(error, to);
      });
    } catch (error) {
      if (codeOf(error) === 'quota_reached') {
        setIsFull(true);
        return;
      }
      refuse(productErrors(error));
      tellFailure(error);
    }
  }

  return {
    save,
    errors,
    refusal,
    isFull,
    mend: (fields: string[]) =>
      setErrors((now) =>
        Object.fromEntries(
          Object.entries(now).filter(
            ([key]) => !fields.includes(key.split('.')[0] ?? ''),
          ),
        ),
      ),
    isSaving: creating.isLoading || updating.isLoading || moving.isLoading,
  };
}
