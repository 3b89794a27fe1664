export type ToastKind = 'success' | 'error' | 'warning' | 'info';
export type ToastAction = { label: string; onClick: () => void };

export const fetchToasts = () => import(/* webpackChunkName: "toasts" */ './toasts');

/** Enough to read the text, find the button and reach it. */
const WITH_ACTION_MS = 10_000;

/**
 * Displays a toast, by default for four seconds, with an action for ten; none where the
 * library does not load.
 */
export function notify(
  kind: ToastKind,
  text: string,
  action?: ToastAction,
  duration = action ? WITH_ACTION_MS : undefined,
  /** Next to the first one, such as a link to what was done. */
  second?: ToastAction,
): void {
  void fetchToasts().then(
    ({ displayToast }) => displayToast(kind, text, [action, second], duration),
    () => undefined,
  );
}
