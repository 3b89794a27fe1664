import { useLingui } from '@lingui/react/macro';
import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';

const SHOWN_AFTER_PX = 500;

export function GoToTop() {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const look = () => setIsShown(scrollY > SHOWN_AFTER_PX);
    // Told where it is, the browser would lay the page out at once.
    const first = requestAnimationFrame(look);
    addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(first);
      removeEventListener('scroll', look);
    };
  }, []);
  if (!isShown) return null;
  return (
    <button
      type="button"
      aria-label={t`Go to top`}
      onClick={() => scrollTo({ top: 0 })}
      className="haat-fade fixed bottom-20 right-4 z-50 grid size-12 place-items-center rounded-full bg-indigo-600 text-white shadow-e3 hover:bg-indigo-700 lg:bottom-6"
    >
      <ArrowUp className="size-5" aria-hidden />
    </button>
  );
}
