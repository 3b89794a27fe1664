import { useFormat } from '@haat/platform';
import { IconButton } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';

type Props = { url: string; name: string };
const ZOOMS = [1, 1.5, 2, 3, 4];
const ROTATION_DEG = 90;
const HUNDRED = 100;

/** A scan: larger, smaller, turned; what is too large is scrolled. */
export function PictureViewer({ url, name }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const [step, setStep] = useState(0);
  const [rotations, setRotations] = useState(0);
  const zoom = ZOOMS[step] ?? 1;
  const percent = number(zoom * HUNDRED);
  return (
    <div>
      <div className="flex items-center gap-1 border-b border-line px-2 py-1">
        <IconButton
          label={t`Smaller`}
          disabled={step === 0}
          onClick={() => setStep((now) => Math.max(0, now - 1))}
        >
          <ZoomOut aria-hidden />
        </IconButton>
        <output className="min-w-14 text-center text-sm tabular-nums">{percent} %</output>
        <IconButton
          label={t`Larger`}
          disabled={step === ZOOMS.length - 1}
          onClick={() => setStep((now) => Math.min(ZOOMS.length - 1, now + 1))}
        >
          <ZoomIn aria-hidden />
        </IconButton>
        <IconButton
          label={t`Rotate right`}
          onClick={() => setRotations((now) => now + 1)}
        >
          <RotateCw aria-hidden />
        </IconButton>
        <span className="ml-auto truncate px-2 text-sm text-ink-500">{name}</span>
      </div>
      <section
        tabIndex={0}
        aria-label={name}
        className="grid h-[420px] overflow-auto bg-sand lg:h-[480px]"
      >
        <img
          src={url}
          alt={name}
          className="m-auto object-contain transition-transform"
          style={{
            width: `${zoom * HUNDRED}%`,
            height: `${zoom * HUNDRED}%`,
            maxWidth: 'none',
            transform: `rotate(${rotations * ROTATION_DEG}deg)`,
          }}
        />
      </section>
    </div>
  );
}
