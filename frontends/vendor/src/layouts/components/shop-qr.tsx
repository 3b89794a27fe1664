import { companyName, deferred, paths, useLocale } from '@haat/platform';
import { Skeleton, cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import { type Shop } from '../../hooks/use-shop';
import { useClickCounter } from '../../hooks/use-click-counter';

const QrCode = deferred(() => import('./qr-code'), <Skeleton className="size-[120px]" />);

function download(canvas: HTMLCanvasElement, name: string): void {
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = `${name}.png`;
  link.click();
}

type Props = {
  shop: Shop;
  className?: string;
  /** On a phone it waits behind a button: rendering it where nobody sees it delays a cheap one's first tap. */
  isVisible?: boolean;
};

/** The shop's address as a picture, to print on bags, boards and bills. */
export function ShopQr({ shop, className, isVisible = true }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const frame = useRef<HTMLDivElement>(null);
  const count = useClickCounter(shop.slug);
  const name = companyName(shop, locale);
  // Translated in any case: the server sends only messages that it used.
  const label = t`QR code of ${name}`;
  const save = () => {
    const canvas = frame.current?.querySelector('canvas');
    if (!canvas) {
      alert(t`QR code not found!`);
      return;
    }
    count('qr');
    download(canvas, `${shop.slug}-qr`);
  };
  return (
    <div ref={frame} className={cn('grid justify-items-center gap-2', className)}>
      <div className="rounded-md border border-line bg-white p-2.5">
        {isVisible ? (
          <QrCode
            value={`${location.origin}${paths.vendor(shop.slug)}?src=qr`}
            label={label}
          />
        ) : (
          <div className="size-[120px]" />
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
