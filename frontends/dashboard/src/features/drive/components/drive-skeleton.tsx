import { Skeleton } from '@haat/ui';
import type { Layout } from '../hooks/use-layout';
import { TILES } from './drive-list';

const SHAPES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export const DriveSkeleton = ({ layout }: { layout: Layout }) =>
  layout === 'list' ? (
    <div className="grid gap-2">
      {SHAPES.map((shape) => (
        <Skeleton key={shape} className="h-[60px] rounded-md" />
      ))}
    </div>
  ) : (
    <div className={TILES}>
      {SHAPES.map((shape) => (
        <Skeleton key={shape} className="h-[200px] rounded-lg" />
      ))}
    </div>
  );
