import type { Closure } from '@haat/api/closures';
import { isoDay, useFormat } from '@haat/platform';
import { Button, FESTIVALS } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';

type Props = { onChoose: (closure: Closure) => void };

/** The holidays of this Nepali year; past ones are disabled. */
export function FestivalButtons({ onChoose }: Props) {
  const { t, i18n } = useLingui();
  const { bikramSambat } = useFormat();
  const now = isoDay(new Date());
  return (
    <div className="sm:col-span-2">
      <p id="festivals" className="mb-1.5 text-[13.5px] font-semibold">
        <Trans>Holidays of 2083 BS</Trans>
      </p>
      <ul aria-labelledby="festivals" className="flex flex-wrap gap-2">
        {FESTIVALS.filter(({ isOpen }) => !isOpen).map(({ label, from, to }) => {
          const name = i18n._(label);
          const isOver = to < now;
          return (
            <li key={from}>
              <Button
                variant="outline"
                disabled={isOver}
                className="h-auto min-h-11 flex-col gap-0 py-1.5 [&>span]:flex-col [&>span]:gap-0"
                onClick={() =>
                  onChoose({
                    closed_from: from,
                    closed_to: to,
                    note: t`We’re closed for ${name}.`,
                  })
                }
              >
                <span>{name}</span>
                <span className="text-xs font-normal">
                  {isOver ? <Trans>Already past this year</Trans> : bikramSambat(from)}
                </span>
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
