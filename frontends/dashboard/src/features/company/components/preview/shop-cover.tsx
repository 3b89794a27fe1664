import { paths } from '@haat/platform';
import { DhakaBand, cn } from '@haat/ui';

type Props = { banner: string | null | undefined; colour: string; className?: string };

/** The banner as in the shop, or a gradient from the colour to marigold. */
export function ShopCover({ banner, colour, className }: Props) {
  const background = `linear-gradient(115deg, ${colour} 20%, color-mix(in srgb, ${colour} 58%, #f8b133))`;
  return (
    <div className={cn('relative overflow-hidden', className)} style={{ background }}>
      {banner ? (
        <img src={paths.storage(banner)} alt="" className="size-full object-cover" />
      ) : (
        <span aria-hidden className="haat-ridge absolute inset-0 opacity-25" />
      )}
      <DhakaBand className="absolute inset-x-0 bottom-0 h-2.5" />
    </div>
  );
}
