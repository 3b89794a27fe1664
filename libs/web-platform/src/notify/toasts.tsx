/** Toasts and their library: loaded with the first one. */
import { toast } from 'sonner';
import type { ToastAction, ToastKind } from './notify';
import { ToastButton } from './toast-button';

export { Toaster } from 'sonner';

/** Undefined options are the library's defaults; `actions` are at most two. */
export function displayToast(
  kind: ToastKind,
  text: string,
  actions: (ToastAction | undefined)[],
  duration?: number,
): void {
  const id = crypto.randomUUID();
  const onClose = () => void toast.dismiss(id);
  const [action, cancel] = actions.map(
    (one) => one && <ToastButton {...one} onClose={onClose} />,
  );
  toast[kind](text, {
    id,
    ...(action ? { action } : {}),
    ...(cancel ? { cancel } : {}),
    ...(duration ? { duration } : {}),
  });
}
