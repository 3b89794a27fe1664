import { useFormat } from '@haat/platform';

type Props = {
  /** An ISO day or moment. */
  at: string;
};

/** A day in both calendars; past the last Bikram Sambat year in one. */
export function DayCell({ at }: Props) {
  const { date, bikramSambat } = useFormat();
  const [day, nepaliDay] = [date(at), bikramSambat(at)];
  return (
    <time dateTime={at} className="block leading-snug">
      {day}
      {nepaliDay === day ? null : (
        <small className="block text-[12.5px] text-ink-500">{nepaliDay}</small>
      )}
    </time>
  );
}
