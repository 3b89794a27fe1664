import { useFormat } from '@haat/platform';
import { ProductPicture, cn } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type Props = {
  images: string[];
  at: number;
  onChoose: (index: number) => void;
  className?: string;
  /** After the pictures. */
  children?: ReactNode;
};

export const thumbClass = (isCurrent: boolean) =>
  cn(
    'relative aspect-square w-16 shrink-0 overflow-hidden rounded-[14px] border-2 bg-sand p-0 xl:w-full',
    isCurrent ? 'border-indigo-600' : 'border-transparent',
  );

/** The small pictures: each brings its large one. */
export function PictureThumbs({ images, at, onChoose, className, children }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  return (
    <div className={cn('deferred-pictures flex gap-2 overflow-x-auto', className)}>
      {images.map((image, index) => {
        const which = number(index + 1);
        return (
          <button
            key={image}
            type="button"
            aria-label={t`Picture ${which}`}
            aria-current={index === at}
            onClick={() => onChoose(index)}
            className={thumbClass(index === at)}
          >
            <ProductPicture image={image} alt="" />
          </button>
        );
      })}
      {children}
    </div>
  );
}
