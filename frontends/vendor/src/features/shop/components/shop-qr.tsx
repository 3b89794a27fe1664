import { paths, useHydrated, useLocale } from '@haat/platform';
import { Skeleton, cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { Suspense, lazy, useRef } from 'react';
import { nameOf, type Shop } from '../shop';
import { useClickCounter } from '../use-click-counter';

const QrCode = lazy(() => import('./qr-code'));

function download(canvas: HTMLCanvasElement, name: string): void {
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = `${name}.png`;
  link.click();
}

/** The shop's address as a picture, to print on bags, boards and bills. */
export function ShopQr({ shop, className }: { shop: Shop; className?: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const frame = useRef<HTMLDivElement>(null);
  const isInBrowser = useHydrated();
  const count = useClickCounter(shop.slug);
  const name = nameOf(shop, locale);
  const save = () => {
    const canvas = frame.current?.querySelector('canvas');
    if (!canvas) return alert(t`QR code not found!`);
    count('qr');
    download(canvas, `${shop.slug}-qr`);
  };
  const waiting = <Skeleton className="size-[120px]" />;
  return (
    <div ref={frame} className={cn('grid justify-items-center gap-2', className)}>
      <div className="rounded-md border border-line bg-white p-2.5">
        {isInBrowser ? (
          <Suspense fallback={waiting}>
            <QrCode
              value={`${location.origin}${paths.vendor(shop.slug)}?src=qr`}
              label={t`QR code of ${name}`}
            />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
      <button
        type="button"
        onClick={save}
        className="inline-flex min-h-11 items-center lg:min-h-9 gap-1.5 px-2 text-sm font-semibold text-indigo-700 hover:underline"
      >
        <Download className="size-4" aria-hidden />
        <Trans>Save QR as PNG</Trans>
      </button>
    </div>
  );
}
