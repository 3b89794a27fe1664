import type { Action, ListingOut } from '@haat/api/own-products';
import {
  loadRefusalMessages,
  messageOf,
  notify,
  paths,
  refusalText,
  useFormat,
  useLocalName,
  useNavigate,
} from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useActOnProductsMutation } from '../../../api/own-products';

/** What is done with the products; their ids are passed separately. */
export type ProductAction = Omit<Action, 'ids'>;
export type Refused = { name: string; message: string };
const UNDO_MS = 6000;
/** The action that undoes one; archiving has none, so it waits a moment instead. */
const BACK: Partial<Record<ProductAction['action'], 'publish' | 'unlist'>> = {
  publish: 'unlist',
  unlist: 'publish',
};

/** Actions on several products: each on its own, the refused ones by name. */
export function useProductActions() {
  const { t } = useLingui();
  const { number } = useFormat();
  const localName = useLocalName();
  const navigate = useNavigate();
  const [change, { isLoading }] = useActOnProductsMutation();
  const [refused, setRefused] = useState<Refused[]>([]);
  const [archiving, setArchiving] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  /** One product by its name, with a link to it; several by their number. */
  function notifyChanged(changed: ListingOut[], undo?: () => void): void {
    const [first] = changed;
    if (!first) return;
    const name = localName(first);
    const text =
      changed.length > 1 ? t`Changed: ${number(changed.length)}` : t`Changed: “${name}”`;
    const open = () => void navigate(paths.sellerEditProduct(first.id));
    const view = changed.length > 1 ? undefined : { label: t`Open`, onClick: open };
    const back = undo ? { label: t`Undo`, onClick: undo } : undefined;
    notify('success', text, back ?? view, undefined, back ? view : undefined);
  }

  async function run(products: ListingOut[], action: ProductAction): Promise<boolean> {
    const ids = products.map(({ id }) => id);
    try {
      const { changed, failed } = await change({ ...action, ids }).unwrap();
      if (failed.length > 0) await loadRefusalMessages();
      const back = BACK[action.action];
      // Only what was public before goes back there: a draft stays one.
      const undoable = products.filter(
        ({ id, status }) =>
          changed.includes(id) &&
          status === (back === 'publish' ? 'published' : 'unlisted'),
      );
      const undo = () => void run(undoable, { action: back ?? 'unlist' });
      notifyChanged(
        products.filter(({ id }) => changed.includes(id)),
        back && undoable.length > 0 ? undo : undefined,
      );
      const nameOf = (id: string) => products.find((one) => one.id === id)?.name ?? id;
      setRefused(
        failed.map(({ id, message, reason }) => ({
          name: nameOf(id),
          message: refusalText(message, reason),
        })),
      );
      return true;
    } catch (error) {
      notify('error', messageOf(error) ?? t`Couldn’t save it. Try again.`, {
        label: t`Retry`,
        onClick: () => void run(products, action),
      });
      return false;
    }
  }

  const release = (ids: string[]) =>
    setArchiving((now) => new Set([...now].filter((id) => !ids.includes(id))));

  /** Nothing happens for some seconds: time to undo it. */
  function archive(products: ListingOut[]): void {
    const ids = products.map(({ id }) => id);
    const key = ids.join();
    setArchiving((now) => new Set([...now, ...ids]));
    const timer = setTimeout(() => {
      timers.current.delete(key);
      void run(products, { action: 'archive' }).finally(() => release(ids));
    }, UNDO_MS);
    timers.current.set(key, timer);
    const undo = () => {
      const open = timers.current.get(key);
      if (!open) {
        notify('warning', t`It is already archived.`);
        return;
      }
      clearTimeout(open);
      timers.current.delete(key);
      release(ids);
    };
    const [first] = products;
    const name = localName(first);
    const text =
      ids.length > 1 ? t`Archiving: ${number(ids.length)}` : t`Archiving: “${name}”`;
    notify('info', text, { label: t`Undo`, onClick: undo });
  }

  return {
    run,
    archive,
    archiving,
    refused,
    dismiss: () => setRefused([]),
    isBusy: isLoading,
  };
}

export type ProductActions = ReturnType<typeof useProductActions>;
