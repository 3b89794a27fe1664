import type { Shop } from '../../../hooks/use-shop';
import { AboutCard } from './about-card';
import { CertificatesCard } from './certificates-card';
import { ChecksCard } from './checks-card';
import { PhotosCard } from './photos-card';
import { PlaceCard } from './place-card';

/** Who they are, their photos, what was checked and certified, where they are. */
export default function Company({ shop }: { shop: Shop }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-8">
      <div className="grid gap-5 lg:gap-8">
        <AboutCard shop={shop} />
        <PhotosCard shop={shop} />
        <ChecksCard shop={shop} />
      </div>
      <div className="grid gap-5 lg:gap-8">
        <CertificatesCard shop={shop} />
        <PlaceCard shop={shop} />
      </div>
    </div>
  );
}
