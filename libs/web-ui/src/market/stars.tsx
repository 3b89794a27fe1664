import { useFormat } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { cn } from '../class-names';

const FIVE = [1, 2, 3, 4, 5];
type Props = { value: number; className?: string };

/** A rating of one to five; a mean fills a part of a star. */
export function Stars({ value, className }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const rating = number(value);
  return (
    <span
      role="img"
      aria-label={t`${rating} of 5 stars`}
      className={cn('relative inline-block w-max shrink-0 text-mari-700', className)}
    >
      <Row />
      <span
        className="absolute inset-y-0 left-0 overflow-hidden"
        style={{ width: `${(value / FIVE.length) * 100}%` }}
      >
        <Row className="[&_svg]:fill-mari-400" />
      </span>
    </span>
  );
}

const Row = ({ className }: { className?: string }) => (
  <span className={cn('flex w-max [&_svg]:size-4', className)}>
    {FIVE.map((star) => (
      <Star key={star} aria-hidden />
    ))}
  </span>
);
