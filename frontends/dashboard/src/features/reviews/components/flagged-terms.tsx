import { Badge } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Flag } from 'lucide-react';

/** The terms that flagged it for review; nothing without any. */
export function FlaggedTerms({ terms }: { terms: string[] }) {
  if (terms.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="text-base">
        <Trans>Flagged words</Trans>
      </h3>
      <ul className="flex flex-wrap gap-2">
        {terms.map((term) => (
          <li key={term}>
            <Badge tone="red">
              <Flag aria-hidden />
              {term}
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}
