import { useFormat } from '@haat/platform';
import { Trans, useLingui } from '@lingui/react/macro';
import { useExact } from '../use-exact';
import { BestBadge } from './best-badge';
import { isBest, type Offer } from './offers';

type Props = { offer: Offer; among: number };

/** What all of it costs delivered; how much of what was asked for that is. */
export function Whole({ offer: { total }, among }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const { rupees } = useExact();
  const [offered, all] = [number(total.lines_offered), number(total.lines)];
  return (
    <div className="grid justify-items-start gap-1">
      <b className="text-lg tabular-nums">{rupees(total.landed)}</b>
      {isBest(total, among) ? <BestBadge isTotal /> : null}
      {total.is_complete ? null : (
        <p className="text-sm font-medium text-mari-800">{t`${offered} of ${all} lines`}</p>
      )}
      <p className="text-sm text-ink-500">
        <Trans>VAT {rupees(total.vat)}</Trans> ·{' '}
        <Trans>freight {rupees(total.freight)}</Trans>
      </p>
    </div>
  );
}
