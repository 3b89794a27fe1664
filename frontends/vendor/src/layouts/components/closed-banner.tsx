import { useFormat } from '@haat/platform';
import { Container } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { CalendarClock } from 'lucide-react';

type Props = { until: string; note?: string | null | undefined };

/** Festivals close companies for a week or more; buyers see it before they write. */
export function ClosedBanner({ until, note }: Props) {
  const { date, bikramSambat } = useFormat();
  const day = date(until);
  const nepaliDay = bikramSambat(until);
  return (
    <div role="status" className="border-b border-mari-300 bg-mari-50 text-mari-800">
      <Container className="flex items-start gap-2.5 py-3 font-medium">
        <CalendarClock className="mt-0.5 size-5 shrink-0" aria-hidden />
        <p>
          <Trans>
            Closed until {day} ({nepaliDay}). You can write now; they’ll reply after that.
          </Trans>{' '}
          {note}
        </p>
      </Container>
    </div>
  );
}
