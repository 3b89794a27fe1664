export type NoticeKind = 'success' | 'error' | 'warning' | 'info';
export type NoticeAction = { label: string; onClick: () => void };

/** Shows a toast, for four seconds if nobody says otherwise. The toast library is fetched with the first one. */
export function notify(
  kind: NoticeKind,
  text: string,
  action?: NoticeAction,
  duration?: number,
): void {
  void import(/* webpackChunkName: "toasts" */ 'sonner').then(({ toast }) =>
    toast[kind](text, {
      ...(action ? { action } : {}),
      ...(duration ? { duration } : {}),
    }),
  );
}
