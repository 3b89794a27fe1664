import { useFormat } from '@haat/platform';
import { ProductPicture } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import type { DragEvent, KeyboardEvent, ReactNode } from 'react';

type Props = {
  /** Its path. */
  image: string;
  at: number;
  count: number;
  onReorder: (from: number, to: number) => void;
  onRemove: () => void;
  badge?: ReactNode;
};
const TYPE = 'application/x-haat-picture';
const KEY =
  'grid size-11 place-items-center text-ink-700 hover:bg-sand disabled:opacity-30 [&_svg]:size-4';

/** One picture in the row: reordered by dragging or by its arrows. */
export function PictureTile({ image, at, count, onReorder, onRemove, badge }: Props) {
  const { t } = useLingui();
  const place = useFormat().number(at + 1);
  const isOurs = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(TYPE);
  const reorder = (to: number) => {
    if (to >= 0 && to < count) onReorder(at, to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    reorder(at + by);
  };
  return (
    <li
      draggable
      onDragStart={({ dataTransfer }) => dataTransfer.setData(TYPE, String(at))}
      onDragOver={(event) => (isOurs(event) ? event.preventDefault() : undefined)}
      onDrop={(event) => {
        if (!isOurs(event)) return;
        event.preventDefault();
        onReorder(Number(event.dataTransfer.getData(TYPE)), at);
      }}
      onKeyDown={onKeyDown}
      className="relative overflow-hidden rounded-md border border-line bg-card"
    >
      <div className="aspect-square bg-sand">
        <ProductPicture image={image} alt={t`Picture ${place}`} />
      </div>
      {badge ? <span className="absolute left-2 top-2">{badge}</span> : null}
      <div className="flex justify-between border-t border-line">
        <button
          type="button"
          aria-label={t`Move picture ${place} forward`}
          disabled={at === 0}
          onClick={() => reorder(at - 1)}
          className={KEY}
        >
          <ArrowLeft aria-hidden />
        </button>
        <button
          type="button"
          aria-label={t`Remove picture ${place}`}
          onClick={onRemove}
          className={KEY}
        >
          <X aria-hidden />
        </button>
        <button
          type="button"
          aria-label={t`Move picture ${place} back`}
          disabled={at === count - 1}
          onClick={() => reorder(at + 1)}
          className={KEY}
        >
          <ArrowRight aria-hidden />
        </button>
      </div>
    </li>
  );
}
