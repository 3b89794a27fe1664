import { useFormat } from '@haat/platform';
import { useOwnCompany } from '../api/company';

const LENGTH = 88;

/** Completeness of the company profile in per cent; nothing once it is complete. */
export function ProfileRing() {
  const { company } = useOwnCompany();
  const { number } = useFormat();
  const percent = company?.completeness.percent ?? 100;
  if (percent === 100) return null;
  return (
    <svg
      viewBox="0 0 36 36"
      className="-my-2 -mr-1.5 ml-auto size-[28px] shrink-0 max-[1180px]:hidden"
    >
      <title>{`${number(percent)}%`}</title>
      <circle
        cx="18"
        cy="18"
        r="14"
        fill="none"
        stroke="var(--color-white)"
        strokeOpacity=".16"
        strokeWidth="4"
      />
      <circle
        cx="18"
        cy="18"
        r="14"
        fill="none"
        stroke="var(--color-mari-400)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray={`${(percent / 100) * LENGTH} ${LENGTH}`}
        transform="rotate(-90 18 18)"
      />
      <text
        x="18"
        y="21.5"
        textAnchor="middle"
        fontSize="9.5"
        fontWeight="700"
        fill="var(--color-white)"
      >
        {number(percent)}
      </text>
    </svg>
  );
}
