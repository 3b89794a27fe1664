export type ToastKind = 'success' | 'error' | 'warning' | 'info';
export type ToastAction = { label: string; onClick: () => void };

export const fetchToasts = () => import(/* webpackChunkName: "toasts" */ 'sonner');

/** Displays a toast, by default for four seconds; none where the library does not load. */
export function notify(
  kind: ToastKind,
  text: string,
  action?: ToastAction,
  duration?: number,
  /** Next to the first one, such as a link to what was done. */
  second?: ToastAction,
): void {
  const display = ({ toast }: Awaited<ReturnType<typeof fetchToasts>>) =>
    toast[kind](text, {
      ...(action ? { action } : {}),
      ...(second ? { cancel: second } : {}),
      ...(duration ? { duration } : {}),
    });
  void fetchToasts().then(display, () => undefined);
}
