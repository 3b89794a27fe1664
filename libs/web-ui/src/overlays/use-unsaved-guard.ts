import { useNavigate } from '@haat/platform';
import { useEffect, useState } from 'react';

/** The link of our own pages that a plain click would follow, if any. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain =
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = (event.target as Element | null)?.closest?.('a[href]') as
    HTMLAnchorElement | null | undefined;
  if (!link || !isPlain || link.target === '_blank' || link.hasAttribute('download')) {
    return null;
  }
  const isHere = link.pathname === location.pathname;
  return link.origin === location.origin && !isHere ? link : null;
}

/** Confirms before a page with unsaved changes is left by a link, a closed tab or a reload. */
export function useUnsavedGuard(isDirty: boolean) {
  const navigate = useNavigate();
  const [target, setTarget] = useState<string | null>(null);
  useEffect(() => {
    if (!isDirty) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    // Before the router's own handler, which would leave the page.
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(link.pathname + link.search + link.hash);
    };
    addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    return () => {
      removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
    };
  }, [isDirty]);
  return {
    isOpen: target !== null,
    stay: () => setTarget(null),
    leave: () => {
      if (target !== null) void navigate(target);
      setTarget(null);
    },
  };
}
