export type ToastKind = 'success' | 'error' | 'warning' | 'info';
export type ToastAction = { label: string; onClick: () => void };

export const fetchToasts = () => import(/* webpackChunkName: "toasts" */ './toasts');

type Toast = [
  kind: ToastKind,
  text: string,
  action?: ToastAction | undefined,
  durationMs?: number | undefined,
  /** Next to the first one, such as a link to what was done. */
  second?: ToastAction,
];

/**
 * Displays a toast, by default for four seconds, with an action for ten; none where the
 * library does not load.
 */
export const notify = (...toast: Toast): void =>
  void fetchToasts().then(
    ({ displayToast }) => displayToast(...toast),
    () => undefined,
  );
