import { Badge } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Flag } from 'lucide-react';

/** The words that brought it here; nothing without any. */
export function FlaggedWords({ words }: { words: string[] }) {
  if (words.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="text-base">
        <Trans>Flagged words</Trans>
      </h3>
      <ul className="flex flex-wrap gap-2">
        {words.map((word) => (
          <li key={word}>
            <Badge tone="red">
              <Flag aria-hidden />
              {word}
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}
