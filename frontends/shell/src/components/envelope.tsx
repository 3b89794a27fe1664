export type EnvelopeMood = 'sent' | 'opened' | 'expired';
const SEAL: Record<EnvelopeMood, string> = {
  sent: '#b81e55',
  opened: '#12774a',
  expired: '#8f5600',
};
const SIGN: Record<EnvelopeMood, string> = {
  sent: 'm90 66 7 5 7-5',
  opened: 'm90 69 5 5 10-10',
  expired: 'M97 62v7l5 3',
};

/** The picture of the pages about a mail: on its way, confirmed, or expired. */
export const Envelope = ({ mood }: { mood: EnvelopeMood }) => (
  <svg viewBox="0 0 132 104" className="mx-auto mb-4 h-[104px] w-[132px]" aria-hidden>
    <ellipse cx="66" cy="94" rx="58" ry="6" fill="#ece6da" />
    <rect x="22" y="26" width="88" height="60" rx="9" fill="#dde1f9" />
    <path d="m24 82 30-28h24l30 28a9 9 0 0 1-6 4H30a9 9 0 0 1-6-4z" fill="#a3abee" />
    <path d="M24 31q3-5 8-5h68q5 0 8 5L71 61q-5 4-10 0z" fill="#4a52c4" />
    <path d="M24 31q3-5 8-5h68q5 0 8 5L71 56q-5 4-10 0z" fill="#eef0fc" />
    <circle cx="97" cy="68" r="17" fill="#fff" />
    <circle cx="97" cy="68" r="14" fill={SEAL[mood]} />
    <path
      d={SIGN[mood]}
      fill="none"
      stroke="#fff"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
