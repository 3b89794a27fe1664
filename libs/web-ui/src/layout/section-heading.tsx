import { Link } from '@haat/platform';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  title: ReactNode;
  text?: ReactNode;
  more?: { to: string; label: ReactNode };
};

export function SectionHeading({ title, text, more }: Props) {
  return (
    <div className="mb-5 flex items-end gap-4">
      <div>
        <h2 className="text-xl lg:text-2xl">{title}</h2>
        {text ? <p className="mt-1 text-ink-500">{text}</p> : null}
      </div>
      {more ? (
        <Link
          to={more.to}
          className="-my-2.5 ml-auto inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap font-semibold text-indigo-700 hover:underline"
        >
          {more.label}
          <ArrowRight className="size-4" aria-hidden />
        </Link>
      ) : null}
    </div>
  );
}
