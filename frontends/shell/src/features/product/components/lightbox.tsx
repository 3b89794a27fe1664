import { useFormat } from '@haat/platform';
import { Dialog, IconButton, ProductPicture } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useSwipe } from '../hooks/use-swipe';

export type LightboxProps = {
  images: string[];
  at: number;
  name: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onStep: (step: number) => void;
};
const ARROW = 'absolute top-1/2 -translate-y-1/2 bg-white/92 shadow-e2';

/** One picture as large as the screen allows; arrows, arrow keys and swipes lead on. */
export function Lightbox(props: LightboxProps) {
  const { images, at, name, isOpen, onOpenChange, onStep } = props;
  const { t } = useLingui();
  const { number } = useFormat();
  const isMany = images.length > 1;
  const swipe = useSwipe((step) => isMany && onStep(step));
  const place = number(at + 1);
  const total = number(images.length);
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step && isMany) onStep(step);
  };
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange} title={name} hidesTitle size="lg">
      <div onKeyDown={keys}>
        <div
          className="relative mx-auto aspect-square max-h-[74dvh] overflow-hidden rounded-lg bg-sand"
          {...swipe}
        >
          <ProductPicture image={images[at]} alt={name} sizes="100vw" />
          {isMany ? (
            <>
              <IconButton
                label={t`Previous picture`}
                onClick={() => onStep(-1)}
                className={`${ARROW} left-2`}
              >
                <ChevronLeft aria-hidden />
              </IconButton>
              <IconButton
                // The arrow keys work at once.
                autoFocus
                label={t`Next picture`}
                onClick={() => onStep(1)}
                className={`${ARROW} right-2`}
              >
                <ChevronRight aria-hidden />
              </IconButton>
            </>
          ) : null}
        </div>
        {isMany ? (
          <p
            role="status"
            className="mt-3 text-center text-sm font-semibold tabular-nums text-ink-500"
          >
            {place} / {total}
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}
