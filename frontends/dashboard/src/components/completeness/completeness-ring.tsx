import { useFormat } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';

const RADIUS = 30;
const LENGTH = 2 * Math.PI * RADIUS;

export function CompletenessRing({ percent }: { percent: number }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const said = number(percent);
  return (
    <svg
      viewBox="0 0 72 72"
      role="img"
      aria-label={t`${said}% complete`}
      className="size-[72px] shrink-0"
    >
      <circle
        cx="36"
        cy="36"
        r={RADIUS}
        fill="none"
        strokeWidth="7"
        className="stroke-sand"
      />
      <circle
        cx="36"
        cy="36"
        r={RADIUS}
        fill="none"
        strokeWidth="7"
        strokeLinecap="round"
        strokeDasharray={`${(percent / 100) * LENGTH} ${LENGTH}`}
        transform="rotate(-90 36 36)"
        className={percent === 0 ? 'stroke-transparent' : 'stroke-green-600'}
      />
      <text
        x="36"
        y="41.5"
        textAnchor="middle"
        fontSize="16"
        fontWeight="700"
        className="fill-ink-900"
      >
        {said}%
      </text>
    </svg>
  );
}
