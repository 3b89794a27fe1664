export type NoticeKind = 'success' | 'error' | 'warning' | 'info';
export type NoticeAction = { label: string; onClick: () => void };

export const fetchToasts = () => import(/* webpackChunkName: "toasts" */ 'sonner');

/** Shows a toast, for four seconds if nobody says otherwise; none where the library is not here and does not come. */
export function notify(
  kind: NoticeKind,
  text: string,
  action?: NoticeAction,
  duration?: number,
): void {
  const show = ({ toast }: Awaited<ReturnType<typeof fetchToasts>>) =>
    toast[kind](text, {
      ...(action ? { action } : {}),
      ...(duration ? { duration } : {}),
    });
  void fetchToasts().then(show, () => undefined);
}
