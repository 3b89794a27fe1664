import { useEffect, useState } from 'react';

const READ_FROM_PX = 200;

/** The last of these sections whose beginning was passed, while one scrolls. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const joined = ids.join(' ');
  useEffect(() => {
    const isPassed = (id: string) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top;
      return top !== undefined && top <= READ_FROM_PX;
    };
    const look = () => {
      const each = joined.split(' ');
      setCurrent(each.findLast(isPassed) ?? each[0]);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [joined]);
  return current;
}
