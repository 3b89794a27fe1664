import { useLingui } from '@lingui/react/macro';
import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';

const VISIBLE_AFTER_PX = 500;

/** The button's corner of the window, with a margin. */
const CORNER_PX = { width: 80, height: 148 };

/** A form in that corner has its buttons and fields there. */
const isOverForm = () =>
  [...document.querySelectorAll('main :is(form, [data-answers])')].some((form) => {
    const { bottom, right, top } = form.getBoundingClientRect();
    const isLeft = right < innerWidth - CORNER_PX.width;
    return !isLeft && bottom > innerHeight - CORNER_PX.height && top < innerHeight;
  });

export function GoToTop() {
  const { t } = useLingui();
  const [isVisible, setIsVisible] = useState(false);
  useEffect(() => {
    const look = () => setIsVisible(scrollY > VISIBLE_AFTER_PX && !isOverForm());
    // Reading the position now would make the browser lay the page out immediately.
    const first = requestAnimationFrame(look);
    addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(first);
      removeEventListener('scroll', look);
    };
  }, []);
  if (!isVisible) return null;
  return (
    <button
      type="button"
      aria-label={t`Go to top`}
      onClick={() => scrollTo({ top: 0 })}
      data-bar="to-top"
      className="haat-fade fixed bottom-20 right-4 z-50 grid size-12 place-items-center rounded-full bg-fill text-on-fill shadow-e3 hover:bg-fill-strong lg:bottom-6"
    >
      <ArrowUp className="size-5" aria-hidden />
    </button>
  );
}
