import type { UsedIn } from '@haat/api/drive';
import { Link } from '@haat/platform';
import { ArrowUpRight } from 'lucide-react';
import { useKindWords } from '../use-kind-words';

/** Where a file stands; each leads there. */
export function UseList({ uses }: { uses: UsedIn[] }) {
  const words = useKindWords();
  return (
    <ul className="grid">
      {uses.map((use, index) => (
        <li key={`${use.kind}-${use.link}-${index}`}>
          <Link
            to={use.link}
            className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-indigo-700 underline underline-offset-2"
          >
            {words.use(use)}
            <ArrowUpRight className="size-4" aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
