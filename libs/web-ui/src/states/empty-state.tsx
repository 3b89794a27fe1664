import type { ReactNode } from 'react';
import { cn } from '../class-names';
import { Mountain, type MountainMood } from './mountain';

type Props = {
  title: ReactNode;
  text?: ReactNode;
  /** One primary button, no guilt. */
  action?: ReactNode;
  mood?: MountainMood;
  /** Where it is the page itself. */
  heading?: 'h1' | 'h2';
  className?: string;
};

export function EmptyState(props: Props) {
  const { title, text, action, mood, className, heading: Heading = 'h2' } = props;
  return (
    <div className={cn('px-6 py-9 text-center', className)}>
      <Mountain mood={mood} />
      <Heading className="mb-1.5 text-lg">{title}</Heading>
      {text ? (
        <p className="mx-auto mb-4 max-w-[340px] text-[14.5px] text-ink-500">{text}</p>
      ) : null}
      {action}
    </div>
  );
}
