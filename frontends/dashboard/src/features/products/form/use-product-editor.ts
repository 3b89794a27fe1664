import type { ListingOut } from '@haat/api/own-products';
import { useSession } from '@haat/platform';
import { useEffect, useMemo, useState } from 'react';
import { saveDraft, loadDraft } from '@haat/forms';
import {
  EMPTY,
  differing,
  valuesOf,
  type ProductChange,
  type ProductField,
  type ProductValues,
} from '../product-values';
import { clashes, merged } from './merge';

/** What was typed and when, upon which version of the product. */
type Draft = { values: ProductValues; base: ProductValues; version: number; at: string };

const startOf = (product: ListingOut | undefined, name = ''): Draft => {
  const saved = product ? valuesOf(product) : { ...EMPTY, name };
  return { values: saved, base: saved, version: product?.version ?? 0, at: '' };
};

/** The product as saved (a new one by a name already known), what is typed over it (kept on this device), and what others did meanwhile. */
export function useProductEditor(product?: ListingOut, suggested = '') {
  const { user } = useSession();
  const name = `product.${user?.id ?? ''}.${product?.id ?? 'new'}`;
  const [kept] = useState(() => {
    const draft = loadDraft<Draft>(name);
    if (!draft.values) return null;
    return { ...startOf(product), ...draft, values: { ...EMPTY, ...draft.values } };
  });
  const [state, setState] = useState<Draft>(() => kept ?? startOf(product, suggested));
  const [theirs, setTheirs] = useState<ListingOut>();
  const [isRestored, setIsRestored] = useState(kept !== null);
  const { values, base } = state;
  const isDirty = differing(base, values).length > 0;
  useEffect(() => saveDraft(name, isDirty ? state : {}), [name, isDirty, state]);
  const clash = useMemo(
    () => (theirs ? clashes(base, values, valuesOf(theirs)) : []),
    [theirs, base, values],
  );

  /** Upon theirs, with what I changed and did not give up. */
  const rebase = (now: ListingOut) => {
    const other = valuesOf(now);
    const next = {
      values: merged(base, values, other),
      base: other,
      version: now.version,
      at: new Date().toISOString(),
    };
    setState(next);
    setTheirs(undefined);
    return next;
  };
  /** One field that both changed; the last choice joins the two. */
  const choose = (field: ProductField, which: 'mine' | 'theirs') => {
    if (!theirs) return;
    const other = valuesOf(theirs);
    const next =
      which === 'mine'
        ? { ...state, base: { ...base, [field]: other[field] } }
        : { ...state, values: { ...values, [field]: other[field] } };
    setState(next);
    if (clashes(next.base, next.values, other).length > 0) return;
    setState({
      ...next,
      values: merged(next.base, next.values, other),
      base: other,
      version: theirs.version,
    });
    setTheirs(undefined);
  };
  return {
    values,
    version: state.version,
    isDirty,
    clash,
    theirs,
    restoredAt: isRestored ? (kept?.at ?? '') : null,
    set: (change: ProductChange) =>
      setState((now) => {
        const values = typeof change === 'function' ? change(now.values) : change;
        const at = new Date().toISOString();
        return { ...now, values: { ...now.values, ...values }, at };
      }),
    meet: setTheirs,
    choose,
    rebase,
    clashesWith: (now: ListingOut) => clashes(base, values, valuesOf(now)),
    accept: () => setIsRestored(false),
    discard: () => {
      setState(startOf(theirs ?? product));
      setTheirs(undefined);
      setIsRestored(false);
    },
    /** What is saved is no draft any more. */
    forget: (saved?: ListingOut) => {
      saveDraft(name, {});
      setState(startOf(saved));
      setIsRestored(false);
    },
  };
}

export type ProductEditor = ReturnType<typeof useProductEditor>;
