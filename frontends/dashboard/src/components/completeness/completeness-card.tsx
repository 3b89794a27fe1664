import type { Completeness } from '@haat/api/own-company';
import { Link, paths, useFormat } from '@haat/platform';
import { Card } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { CompletenessRing } from './completeness-ring';
import { usePointLabels } from './use-point-labels';

/** Where on the page each point is done. */
const PLACE: Record<string, string> = {
  company: 'company',
  address: 'address',
  map: 'address',
  contacts: 'contacts',
  messengers: 'contacts',
  trade: 'trade',
  delivers_to: 'trade',
  about: 'about',
  logo: 'pictures',
  banner: 'pictures',
  phone: 'verification',
  statutory: 'verification',
};

/** Completeness of the company, and the benefit of each missing point. */
export function CompletenessCard({ completeness }: { completeness: Completeness }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const labelsOf = usePointLabels();
  const { percent, items } = completeness;
  const open = items
    .filter(({ done }) => !done)
    .sort((one, other) => other.gain - one.gain);
  return (
    <Card className="p-5">
      <div className="flex items-center gap-4">
        <CompletenessRing percent={percent} />
        <div>
          <h2 className="text-lg leading-snug">
            {open.length === 0 ? (
              <Trans>Your profile is complete</Trans>
            ) : (
              <Trans>Complete your profile</Trans>
            )}
          </h2>
          <p className="text-sm text-ink-500">
            <Trans>Buyers contact companies with complete profiles first.</Trans>
          </p>
        </div>
      </div>
      {open.length > 0 ? (
        <ul aria-label={t`Missing`} className="mt-4 divide-y divide-line">
          {open.map(({ key, gain }) => {
            const { title, brings } = labelsOf(key);
            return (
              <li key={key}>
                <Link
                  to={`${paths.sellerCompanyProfile}#${PLACE[key] ?? 'company'}`}
                  className="group flex min-h-11 items-center gap-3 py-2"
                >
                  <span className="min-w-0 flex-1">
                    <span className="block text-[14.5px] font-medium group-hover:text-indigo-700">
                      {title}
                    </span>
                    {brings ? (
                      <span className="block text-sm text-ink-500">{brings}</span>
                    ) : null}
                  </span>
                  <span className="text-sm font-semibold text-green-700 tabular-nums">
                    +{number(gain)}%
                  </span>
                  <ChevronRight className="size-4 shrink-0 text-ink-400" aria-hidden />
                </Link>
              </li>
            );
          })}
        </ul>
      ) : null}
    </Card>
  );
}
