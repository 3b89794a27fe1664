import { useEffect, useRef } from 'react';

const NEAR_PX = 80;

/** Keeps the newest in view while somebody is there: also when a file below it has loaded. */
export function useStayAtEnd(newest: string | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    const element = box.current;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    const toEnd = () => element.scrollTo({ top: element.scrollHeight });
    const look = () => {
      const left = element.scrollHeight - element.scrollTop - element.clientHeight;
      isAtEnd.current = left < NEAR_PX;
    };
    const grown = new ResizeObserver(() => (isAtEnd.current ? toEnd() : undefined));
    grown.observe(content);
    element.addEventListener('scroll', look);
    return () => {
      grown.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  useEffect(() => {
    isAtEnd.current = true;
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [newest]);
  return box;
}
