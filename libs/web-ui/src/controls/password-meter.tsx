import { useFormat } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { cn } from '../class-names';
import { MIN_PASSWORD_LENGTH, strengthOf } from './password-strength';

const COLOURS = ['', 'bg-red-600', 'bg-mari-500', 'bg-green-600', 'bg-green-700'];
const LABELS = [
  null,
  <TooShort key="short" />,
  <Trans key="fair">Fair: longer is safer</Trans>,
  <Trans key="good">Good</Trans>,
  <Trans key="strong">Strong</Trans>,
];

export function PasswordMeter({ password }: { password: string }) {
  const strength = strengthOf(password);
  if (strength === 0) return null;
  return (
    <div className="mt-2" role="status">
      <div className="flex gap-1.5" aria-hidden>
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={cn(
              'h-1.5 flex-1 rounded-full bg-line',
              step <= strength && COLOURS[strength],
            )}
          />
        ))}
      </div>
      <p className="mt-1 text-sm text-ink-500">{LABELS[strength]}</p>
    </div>
  );
}

function TooShort() {
  const shortest = useFormat().number(MIN_PASSWORD_LENGTH);
  return <Trans>At least {shortest} characters</Trans>;
}
