/** The look of react-day-picker with our tokens. */
export const CALENDAR_CLASSES = {
  months: 'relative',
  month_caption: 'grid min-h-11 place-items-center text-base font-bold',
  nav: 'absolute inset-x-0 top-0 z-10 flex justify-between',
  button_previous:
    'grid size-11 place-items-center rounded-full hover:bg-sand aria-disabled:opacity-40',
  button_next:
    'grid size-11 place-items-center rounded-full hover:bg-sand aria-disabled:opacity-40',
  chevron: 'size-5 fill-ink-700',
  month_grid: 'mt-1 w-full border-collapse',
  weekday: 'h-9 text-xs font-semibold text-ink-500',
  day: 'p-0 text-center',
  day_button:
    'mx-auto grid size-11 place-items-center rounded-full tabular-nums outline-offset-[-2px] hover:bg-indigo-50 disabled:pointer-events-none disabled:opacity-35',
};

export const DAY_CLASSES = {
  today: 'font-bold [&_button]:ring-1 [&_button]:ring-indigo-300',
  saturday: 'text-red-700',
  festival:
    '[&_button]:bg-mari-50 [&_button]:bg-[radial-gradient(circle_at_50%_86%,var(--color-mari-700)_2px,transparent_2.5px)]',
  selected: '[&_button]:bg-fill [&_button]:text-on-fill',
};
