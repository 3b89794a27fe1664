import type { ListingOut } from '@haat/api/own-products';
import { clashes, differing, saveDraft, useFormState, useRebasedForm } from '@haat/forms';
import { useSession } from '@haat/platform';
import { useEffect, useState } from 'react';
import { loadProductDraft, savedOf } from '../product-draft';
import { productSchema, type ProductField, type TypedProduct } from '../product-schema';
import { typedProduct } from '../typed-product';

/**
 * The product as saved (a new one by a name already known), what is typed over it, and what
 * others saved meanwhile. What is typed is a draft on this device.
 */
export function useProductEditor(product?: ListingOut, suggested = '') {
  const { user } = useSession();
  const name = `product.${user?.id ?? ''}.${product?.id ?? 'new'}`;
  const [draft] = useState(() => loadProductDraft(name, product));
  const [initial] = useState(() => draft ?? savedOf(product, suggested));
  const [version, setVersion] = useState(initial.version);
  const [theirs, setTheirs] = useState<ListingOut>();
  const [isRestored, setIsRestored] = useState(draft !== undefined);
  const { form, base, values, settle, join, discard } = useRebasedForm({
    schema: productSchema,
    base: initial.base,
    draft: draft?.values,
  });
  const { isDirty } = useFormState({ control: form.control });
  useEffect(() => {
    const isAsRestored = draft && differing(draft.values, values).length === 0;
    const at = isAsRestored ? draft.at : new Date().toISOString();
    saveDraft(name, isDirty ? { values, base, version, at } : {});
  }, [name, isDirty, values, base, version, draft]);

  /** Upon theirs, with what was typed since `typedUpon`. */
  const settleOn = (now: ListingOut, typedUpon: TypedProduct) => {
    const next = savedOf(now);
    setVersion(next.version);
    join(next.base, typedUpon);
    setTheirs(undefined);
    return next.version;
  };
  /** One field that both changed; the last choice joins the two. */
  const choose = (field: ProductField, which: 'mine' | 'theirs') => {
    if (!theirs) return;
    const other = typedProduct(theirs);
    const taken = { [field]: other[field] };
    const upon = which === 'mine' ? { ...base, ...taken } : base;
    const typed = which === 'mine' ? values : { ...values, ...taken };
    settle(upon, typed);
    if (clashes(upon, typed, other).length === 0) settleOn(theirs, upon);
  };
  return {
    form,
    values,
    version,
    isDirty,
    theirs,
    clash: theirs ? clashes(base, values, typedProduct(theirs)) : [],
    restoredAt: isRestored ? (draft?.at ?? '') : null,
    /** Somebody else saved it meanwhile. */
    meet: setTheirs,
    choose,
    /** The new version, or undefined when somebody must choose. */
    join: (now: ListingOut) =>
      clashes(base, form.getValues(), typedProduct(now)).length === 0
        ? settleOn(now, base)
        : undefined,
    accept: () => setIsRestored(false),
    discard: () => {
      const next = savedOf(theirs ?? product);
      setVersion(next.version);
      discard(next.base);
      setTheirs(undefined);
      setIsRestored(false);
    },
    /** `sent` is saved; what was typed since then is not. */
    finish: (now: ListingOut, sent: TypedProduct) => {
      settleOn(now, sent);
      setIsRestored(false);
    },
    /** The new product is there: no draft remains. */
    leave: () => {
      saveDraft(name, {});
      discard(savedOf().base);
      setIsRestored(false);
    },
  };
}

export type ProductEditor = ReturnType<typeof useProductEditor>;
