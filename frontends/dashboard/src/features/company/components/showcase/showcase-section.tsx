import { Card, ErrorPanel, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useOwnShowcaseQuery } from '../../../../api/showcase';
import { CertificatesEditor } from './certificates-editor';
import { PhotosEditor } from './photos-editor';

/** Certificates and photos of the shop. */
export const ShowcaseSection = () => (
  <Card id="showcase" className="scroll-mt-4 p-5">
    <h2 className="text-lg leading-snug">
      <Trans>Certificates and gallery</Trans>
    </h2>
    <p className="mb-4 mt-1 text-sm text-ink-500">
      <Trans>
        Your page shows them to every visitor. A certificate past its last day is hidden.
      </Trans>
    </p>
    <Editors />
  </Card>
);

function Editors() {
  const { data, error, refetch } = useOwnShowcaseQuery();
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40 rounded-md" />;
  return (
    <div className="grid gap-6">
      <CertificatesEditor saved={data.certificates} />
      <PhotosEditor saved={data.photos} />
    </div>
  );
}
