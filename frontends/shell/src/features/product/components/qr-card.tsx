import { IS_WIDE, deferred, paths, useMedia, useParams } from '@haat/platform';
import { Button, Card, Skeleton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useRef } from 'react';

const QrCanvas = deferred(
  async () => ({
    default: (await import(/* webpackChunkName: "qr" */ 'qrcode.react')).QRCodeCanvas,
  }),
  <Skeleton className="size-[120px]" />,
);
const SIZE_PX = 120;

/** Of the product of the page; its code loads after that of the first screen. */
export default function QrOfProduct() {
  const { slug = '' } = useParams();
  return <QrCard slug={slug} />;
}

/** The page's address as a QR code of 120 px and level H, to download as PNG (spec 9). */
export function QrCard({ slug }: { slug: string }) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  // Below it nobody sees the code, and a phone need not render it.
  const isWide = useMedia(IS_WIDE);
  // Translated in any case: the server sends only messages that it used.
  const label = t`QR code of this page`;

  function save() {
    const canvas = box.current?.querySelector('canvas');
    if (!canvas) {
      alert(t`QR code not found!`);
      return;
    }
    const link = document.createElement('a');
    link.href = canvas.toDataURL('image/png');
    link.download = `${slug}.png`;
    link.click();
  }

  return (
    <Card className="hidden items-center gap-4 rounded-[18px] px-4 py-3.5 lg:flex">
      <div ref={box} className="size-[120px] shrink-0">
        {isWide ? (
          <QrCanvas
            value={`${location.origin}${paths.product(slug)}?src=qr`}
            size={SIZE_PX}
            level="H"
            aria-label={label}
          />
        ) : null}
      </div>
      <div className="text-sm leading-normal">
        <b className="text-[14.5px]">
          <Trans>Open on your phone</Trans>
        </b>
        <p className="mb-2 text-ink-500">
          <Trans>Scan, or save the QR as PNG</Trans>
        </p>
        <Button variant="soft" size="sm" onClick={save}>
          <Download aria-hidden />
          <Trans>Save PNG</Trans>
        </Button>
      </div>
    </Card>
  );
}
