import { Skeleton } from '@haat/ui';
import { TOPICS } from '../preference-topics';

export const NotificationSkeleton = () => (
  <div className="grid gap-3" aria-busy>
    {TOPICS.map((topic) => (
      <Skeleton key={topic} className="h-[104px] sm:h-14" />
    ))}
  </div>
);
