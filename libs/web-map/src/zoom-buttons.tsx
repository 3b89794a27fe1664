import { IconButton } from '@haat/ui';
import { Minus, Plus } from 'lucide-react';
import type { NepalMap } from './make-map';

type Props = {
  made: NepalMap | undefined;
  /** What the two buttons do, in the language of the page. */
  zoomIn: string;
  zoomOut: string;
};

/** In a corner of the map's frame, which is `relative`. */
export const ZoomButtons = ({ made, zoomIn, zoomOut }: Props) => (
  <div className="absolute right-2 top-2 grid gap-1.5">
    <IconButton
      label={zoomIn}
      className="bg-card shadow-e2"
      onClick={() => made?.zoomBy(1)}
    >
      <Plus aria-hidden />
    </IconButton>
    <IconButton
      label={zoomOut}
      className="bg-card shadow-e2"
      onClick={() => made?.zoomBy(-1)}
    >
      <Minus aria-hidden />
    </IconButton>
  </div>
);
