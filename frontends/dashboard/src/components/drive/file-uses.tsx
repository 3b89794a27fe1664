import type { UsedIn } from '@haat/api/drive';
import { Link } from '@haat/platform';
import { ArrowUpRight } from 'lucide-react';
import { useKindLabels } from './use-kind-labels';

/** Links to the places that use a file. */
export function FileUses({ uses }: { uses: UsedIn[] }) {
  const labels = useKindLabels();
  return (
    <ul className="grid">
      {uses.map((use, index) => (
        <li key={`${use.kind}-${use.link}-${index}`}>
          <Link
            to={use.link}
            className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-indigo-700 underline underline-offset-2"
          >
            {labels.use(use)}
            <ArrowUpRight className="size-4" aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
