import { cn } from '@haat/ui';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

const TONE = {
  blue: 'bg-blue-50 text-blue-700',
  green: 'bg-green-50 text-green-700',
  red: 'bg-red-50 text-red-700',
  yellow: 'bg-mari-50 text-mari-800',
};
type Props = {
  tone: keyof typeof TONE;
  icon: LucideIcon;
  title: ReactNode;
  children?: ReactNode;
};

/** The status, in a sentence. */
export const StatusBanner = ({ tone, icon: Icon, title, children }: Props) => (
  <div className={cn('flex items-start gap-3 rounded-md p-4', TONE[tone])}>
    <Icon className="mt-0.5 size-5 shrink-0" aria-hidden />
    <div className="min-w-0">
      <p className="font-semibold">{title}</p>
      {children ? <div className="mt-1 text-[14px]">{children}</div> : null}
    </div>
  </div>
);
