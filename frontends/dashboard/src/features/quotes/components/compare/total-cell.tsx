import { useFormat } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import type { TotalKind } from '../../../../api/quotes';
import { useExact } from '../../../../hooks/use-exact';
import { BestBadge } from './best-badge';
import { isBest, type Offer } from '../../offers';

type Props = { offer: Offer; among: number };

/** The delivered total, and how much of the requirement it covers. */
export function TotalCell({ offer: { total }, among }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const { rupees } = useExact();
  const isShort = total.lines_short > 0 && total.lines_offered === total.lines;
  const [offered, all] = [number(total.lines_offered), number(total.lines)];
  const labels: Record<TotalKind, string> = {
    complete: '',
    alternative: t`With an alternative: ranked separately`,
    incomplete: isShort ? t`Less than requested` : t`${offered} of ${all} lines`,
    not_comparable: t`Another unit: cannot be compared`,
  };
  return (
    <div className="grid justify-items-start gap-1">
      <b className="text-lg tabular-nums">{rupees(total.landed)}</b>
      {isBest(total, among) ? <BestBadge isTotal /> : null}
      {total.is_complete ? null : (
        <p className="text-sm font-medium text-mari-800">{labels[total.kind]}</p>
      )}
      <p className="text-sm text-ink-500">
        <Trans>VAT {rupees(total.vat)}</Trans> ·{' '}
        <Trans>freight {rupees(total.freight)}</Trans>
      </p>
    </div>
  );
}
