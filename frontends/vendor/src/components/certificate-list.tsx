import type { PublicCertificate } from '@haat/api/seller-showcase';
import { paths, useFormat } from '@haat/platform';
import { PictureViewer, ProductPicture, onPlainClick } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Award } from 'lucide-react';
import { useViewer } from '../hooks/use-viewer';

/** Who certified what until when; a picture opens in the viewer. */
export function CertificateList({ certificates }: { certificates: PublicCertificate[] }) {
  const { isNeeded, open, ...viewer } = useViewer();
  const opened = certificates[viewer.at];
  return (
    <>
      <ul className="grid gap-3.5">
        {certificates.map((certificate, index) => (
          <li key={certificate.id} className="flex items-center gap-3.5">
            <Scan certificate={certificate} onOpen={() => open(index)} />
            <Facts certificate={certificate} />
          </li>
        ))}
      </ul>
      {isNeeded && opened?.image ? (
        <PictureViewer
          images={[opened.image]}
          name={opened.name}
          {...viewer}
          at={0}
          onView={() => undefined}
        />
      ) : null}
    </>
  );
}

type ScanProps = {
  certificate: PublicCertificate;
  onOpen: () => void;
};
const FRAME = 'grid size-14 shrink-0 place-items-center overflow-hidden rounded-md';

function Scan({ certificate, onOpen }: ScanProps) {
  const { t } = useLingui();
  const { name, image } = certificate;
  if (!image) {
    return (
      <span className={`${FRAME} bg-indigo-50 text-indigo-700`}>
        <Award className="size-6" aria-hidden />
      </span>
    );
  }
  return (
    <a
      href={paths.storage(image)}
      onClick={onPlainClick(onOpen)}
      aria-label={t`Open certificate ${name}`}
      className={`${FRAME} border border-line bg-sand hover:border-indigo-500`}
    >
      <ProductPicture image={image} alt="" />
    </a>
  );
}

function Facts({ certificate }: { certificate: PublicCertificate }) {
  const { date } = useFormat();
  const { name, issuer, valid_until: until } = certificate;
  const day = until ? date(until) : null;
  return (
    <div className="min-w-0 [overflow-wrap:anywhere]">
      <b className="block font-semibold">{name}</b>
      <span className="block text-sm text-ink-500">{issuer}</span>
      {day ? (
        <span className="block text-sm text-ink-500">
          <Trans>Valid until {day}</Trans>
        </span>
      ) : null}
    </div>
  );
}
