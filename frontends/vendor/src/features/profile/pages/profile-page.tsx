import { useSellerShowcaseQuery } from '@haat/api/seller-showcase';
import { companyName, useLocale } from '@haat/platform';
import { Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CertificateList } from '../../../components/certificate-list';
import { PhotoGallery } from '../../../components/photo-gallery';
import { aboutOf, useShop } from '../../../hooks/use-shop';
import { usePlace } from '../../../hooks/use-place';
import { FactList } from '../components/fact-list';
import { Reviews } from '../components/reviews';
import { PlaceMap } from '../../../components/place-map';
import { VerificationList } from '../../../components/verification-list';
import { useCompanyRows, useStatutoryRows } from '../hooks/use-company-rows';

type SectionProps = { title: ReactNode; children: ReactNode };

const Section = ({ title, children }: SectionProps) => (
  <section>
    <h2 className="mb-3 text-lg lg:text-xl">{title}</h2>
    {children}
  </section>
);

/** The company: description, documents, place; missing parts are left out. */
export default function ProfilePage() {
  const shop = useShop();
  const locale = useLocale();
  const about = aboutOf(shop, locale);
  const name = companyName(shop, locale);
  const { area, address } = usePlace(shop);
  const checks = shop.verification;
  const { certificates = [], photos = [] } = useSellerShowcaseQuery(shop.slug).data ?? {};
  return (
    <div className="grid gap-8">
      <h1 className="sr-only">
        <Trans>Company profile of {name}</Trans>
      </h1>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_400px] lg:items-start lg:gap-10">
        <div className="grid min-w-0 gap-8">
          {about ? (
            <Section title={<Trans>About us</Trans>}>
              <p className="max-w-prose whitespace-pre-line text-ink-700">{about}</p>
            </Section>
          ) : null}
          {photos.length > 0 ? (
            <Section title={<Trans>Gallery</Trans>}>
              <PhotoGallery photos={photos} name={name} />
            </Section>
          ) : null}
          <Section title={<Trans>The company</Trans>}>
            <FactList rows={useCompanyRows(shop)} />
          </Section>
          <Section title={<Trans>Statutory details</Trans>}>
            <FactList rows={useStatutoryRows(shop)} />
          </Section>
          {shop.reviews ? <Reviews shop={shop} summary={shop.reviews} /> : null}
        </div>
        <div className="grid min-w-0 gap-5">
          <Card className="p-5">
            <Section title={<Trans>Location</Trans>}>
              <p className="mb-3 text-ink-700">{address}</p>
              {shop.location ? <PlaceMap location={shop.location} area={area} /> : null}
            </Section>
          </Card>
          {certificates.length > 0 ? (
            <Card className="p-5">
              <Section title={<Trans>Certificates</Trans>}>
                <CertificateList certificates={certificates} />
              </Section>
            </Card>
          ) : null}
          {checks.length > 0 ? (
            <Card className="p-5">
              <Section title={<Trans>What we checked</Trans>}>
                <VerificationList checks={checks} />
              </Section>
            </Card>
          ) : null}
        </div>
      </div>
    </div>
  );
}
