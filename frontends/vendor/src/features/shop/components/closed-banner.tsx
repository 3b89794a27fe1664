import { useFormat, useHydrated } from '@haat/platform';
import { Container } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { CalendarClock } from 'lucide-react';

/** Festivals close firms for a week or more; buyers are told before they write. */
export function ClosedBanner({ until }: { until: string }) {
  const { date, bikramSambat } = useFormat();
  const isInBrowser = useHydrated();
  // The server's clock and the visitor's may differ, so the past is judged after hydration.
  if (isInBrowser && new Date(until).getTime() < Date.now() - DAY_MS) return null;
  const day = date(until);
  const nepaliDay = bikramSambat(until);
  return (
    <div role="status" className="border-b border-mari-300 bg-mari-50 text-mari-800">
      <Container className="flex items-center gap-2.5 py-3 font-medium">
        <CalendarClock className="size-5 shrink-0" aria-hidden />
        <p>
          <Trans>
            Closed until <b>{day}</b> ({nepaliDay}). You can write now; the answer comes
            after that.
          </Trans>
        </p>
      </Container>
    </div>
  );
}

const DAY_MS = 24 * 3600 * 1000;
