import { Link } from '@haat/platform';
import { cn } from '@haat/ui';
import type { ReactNode } from 'react';

type FloatProps = {
  to: string;
  icon: ReactNode;
  tone: string;
  title: ReactNode;
  note: ReactNode;
  className: string;
};

/** A card that lies over a picture and leads on. */
export const Float = ({ to, icon, tone, title, note, className }: FloatProps) => (
  <Link
    to={to}
    className={cn(
      'group pointer-events-auto flex min-w-0 max-w-full items-center gap-3 rounded-lg bg-white px-3.5 py-2.5 text-sm leading-snug text-ink-900 shadow-[0_20px_50px_-14px_rgb(0_0_0/.6)] focus-visible:outline-mari-300 lg:px-4 lg:py-3 [&:lang(ne)]:leading-normal',
      className,
    )}
  >
    <span
      className={cn(
        'grid size-10 shrink-0 place-items-center rounded-md [&_svg]:size-5',
        tone,
      )}
    >
      {icon}
    </span>
    <span className="min-w-0 max-w-[24ch]">
      <b className="block truncate text-[14px] font-bold leading-[inherit] group-hover:text-indigo-700">
        {title}
      </b>
      <span className="block truncate leading-[inherit] text-ink-500">{note}</span>
    </span>
  </Link>
);
