import type { ReactNode } from 'react';
import { cn } from '../class-names';
import { Mountain, type MountainMood } from './mountain';

type Props = {
  title: ReactNode;
  text?: ReactNode;
  /** One primary button, no guilt. */
  action?: ReactNode;
  mood?: MountainMood;
  className?: string;
};

export function EmptyState({ title, text, action, mood, className }: Props) {
  return (
    <div className={cn('px-6 py-9 text-center', className)}>
      <Mountain mood={mood} />
      <h2 className="mb-1.5 text-lg">{title}</h2>
      {text ? (
        <p className="mx-auto mb-4 max-w-[340px] text-[14.5px] text-ink-500">{text}</p>
      ) : null}
      {action}
    </div>
  );
}
