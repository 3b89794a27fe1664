import type { MouseEvent } from 'react';

/** Instead of following the link: its address may be older than the page's, which React renders in a transition. */
export const onPlainClick = (act: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
};
