/** Toasts and their library: loaded with the first one. */
import { toast } from 'sonner';
import type { ToastAction, ToastKind } from './notify';
import { ToastButton } from './toast-button';

export { Toaster } from 'sonner';

/** Enough to read the text, find the button and reach it. */
const WITH_ACTION_MS = 10_000;

/** See `notify`. */
export function displayToast(
  kind: ToastKind,
  text: string,
  first?: ToastAction,
  duration = first ? WITH_ACTION_MS : undefined,
  second?: ToastAction,
): void {
  const id = crypto.randomUUID();
  const onClose = () => void toast.dismiss(id);
  const [action, cancel] = [first, second].map(
    (one) => one && <ToastButton {...one} onClose={onClose} />,
  );
  toast[kind](text, {
    id,
    ...(action ? { action } : {}),
    ...(cancel ? { cancel } : {}),
    ...(duration ? { duration } : {}),
  });
}
