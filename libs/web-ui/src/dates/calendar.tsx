import {
  LAST_BIKRAM_SAMBAT_DAY,
  bikramSambatOf,
  formatBikramSambatMonth,
  isoDay,
  useFormat,
  useLocale,
} from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { DayPicker, type Matcher } from 'react-day-picker';
import { BIKRAM_SAMBAT, dateOfDay, dayOfDate } from './bikram-sambat-months';
import { CALENDAR_CLASSES, DAY_CLASSES } from './calendar-classes';
import { useFestivals } from './use-festivals';
import { useWeekdays } from './use-weekdays';

export type CalendarKind = 'bs' | 'ad';
export type CalendarProps = {
  kind: CalendarKind;
  /** ISO days; '' is none. */
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  onChoose: (day: string) => void;
};

/** One month of either calendar with Nepal's festivals; arrows, Page Up and Enter work. */
export default function Calendar({ kind, value, min, max, onChoose }: CalendarProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { date, number, bikramSambat } = useFormat();
  const weekdays = useWeekdays();
  const festivals = useFestivals();
  const isBs = kind === 'bs';
  const last =
    isBs && (!max || max > LAST_BIKRAM_SAMBAT_DAY) ? LAST_BIKRAM_SAMBAT_DAY : max;
  const outside: Matcher[] = [
    ...(min ? [{ before: dateOfDay(min) }] : []),
    ...(last ? [{ after: dateOfDay(last) }] : []),
  ];
  const nameOf = (at: Date) => (isBs ? bikramSambat : date)(`${dayOfDate(at)}T06:00:00Z`);
  const monthOf = (at: Date) =>
    isBs
      ? formatBikramSambatMonth(dayOfDate(at), locale)
      : nameOf(at).replace(/^\S+ /, '');
  const start = dateOfDay(value || [min ?? '', isoDay(new Date())].sort().at(-1) || '');
  return (
    <DayPicker
      // The library reads its months once.
      key={kind}
      mode="single"
      autoFocus
      animate={false}
      {...(isBs ? { dateLib: BIKRAM_SAMBAT } : {})}
      selected={value ? dateOfDay(value) : undefined}
      defaultMonth={start}
      today={dateOfDay(isoDay(new Date()))}
      {...(min ? { startMonth: dateOfDay(min) } : {})}
      {...(last ? { endMonth: dateOfDay(last) } : {})}
      disabled={outside}
      onDayClick={(at, { disabled }) => {
        if (!disabled) onChoose(dayOfDate(at));
      }}
      modifiers={{
        festival: (at) => festivals.of(dayOfDate(at)) !== undefined,
        saturday: { dayOfWeek: [6] },
      }}
      modifiersClassNames={DAY_CLASSES}
      classNames={CALENDAR_CLASSES}
      formatters={{
        formatCaption: monthOf,
        formatDay: (at) =>
          number(isBs ? bikramSambatOf(dayOfDate(at)).day : at.getDate()),
        formatWeekdayName: (at) => weekdays[at.getDay()]?.short ?? '',
      }}
      labels={{
        labelGrid: monthOf,
        labelNav: () => t`Month`,
        labelNext: () => t`Next month`,
        labelPrevious: () => t`Previous month`,
        labelWeekday: (at) => weekdays[at.getDay()]?.long ?? '',
        labelDayButton: (at) =>
          [weekdays[at.getDay()]?.long, nameOf(at), festivals.of(dayOfDate(at))]
            .filter(Boolean)
            .join(', '),
      }}
    />
  );
}
