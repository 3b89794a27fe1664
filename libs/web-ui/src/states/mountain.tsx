export type MountainMood = 'calm' | 'lost' | 'locked';
const COLOUR = {
  calm: 'var(--color-hill-calm)',
  lost: 'var(--color-hill-lost)',
  locked: 'var(--color-hill-locked)',
};

/** The picture of the empty, error and locked states. */
export const Mountain = ({ mood = 'calm' }: { mood?: MountainMood }) => (
  <svg viewBox="0 0 132 104" className="mx-auto mb-4 h-[104px] w-[132px]" aria-hidden>
    <ellipse cx="66" cy="94" rx="58" ry="6" fill="var(--color-ground)" />
    <circle cx="104" cy="24" r="13" fill="var(--color-toast-action)" />
    <path d="M8 92 48 36l18 24 12-14 46 46z" fill={COLOUR[mood]} />
    <path d="M48 36 37 51l7 4 5-5 6 6 4-4z" fill="#fff" />
    {mood === 'lost' ? (
      <path
        d="m58 68 16 16m0-16-16 16"
        stroke="#951544"
        strokeWidth="5"
        strokeLinecap="round"
      />
    ) : null}
    {mood === 'locked' ? (
      <g>
        <path
          d="M58 64v-7a9 9 0 0 1 18 0v7"
          fill="none"
          stroke="#272d86"
          strokeWidth="4"
        />
        <rect x="53" y="63" width="28" height="22" rx="5" fill="#272d86" />
        <circle cx="67" cy="73" r="3" fill="#fff" />
      </g>
    ) : null}
  </svg>
);
