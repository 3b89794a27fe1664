import type { ListingOut } from '@haat/api/own-products';
import { useFormat } from '@haat/platform';
import { cn } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { useFixLabels } from '../../hooks/use-fix-labels';

const GOOD = 80;
const FAIR = 50;

/** How well the product is described, with the next best thing to do. */
export function QualityCell({ product }: { product: ListingOut }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const labelOf = useFixLabels();
  const { score, fixes } = product.quality;
  const [next] = fixes;
  const tone =
    score >= GOOD ? 'bg-green-600' : score >= FAIR ? 'bg-mari-500' : 'bg-rho-600';
  return (
    <span className="inline-grid" title={next ? labelOf(next) : undefined}>
      <span className="flex items-center gap-2">
        <span
          role="img"
          aria-label={t`Quality ${number(score)} of ${number(100)}`}
          className="h-1.5 w-14 overflow-hidden rounded-full bg-track"
        >
          <span
            className={cn('block h-full rounded-full', tone)}
            style={{ width: `${score}%` }}
          />
        </span>
        <b className="text-sm font-semibold tabular-nums" aria-hidden>
          {number(score)}
        </b>
      </span>
    </span>
  );
}
