import type { OwnProfile } from '@haat/api/own-company';
import { Card, Monogram } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ShopCover } from '../preview/shop-cover';
import { colourOfCompany } from '../../../../components/colour-of-company';
import { PictureRow } from './picture-row';

/** Logo and banner; without them the shop uses initials and colour. */
export function PicturesSection({ company }: { company: OwnProfile }) {
  const { t } = useLingui();
  const { company_logo: logo, banner } = company;
  const colour = colourOfCompany(company);
  return (
    <Card id="pictures" className="scroll-mt-4 p-5">
      <h2 className="mb-4 text-lg leading-snug">
        <Trans>Logo and banner</Trans>
      </h2>
      <div className="grid items-start gap-6 md:grid-cols-[220px_minmax(0,1fr)]">
        <PictureRow
          kind="logo"
          title={t`Logo`}
          hint={<Trans>Square, at least 512 pixels wide</Trans>}
          url={logo}
          fileId={company.logo_file_id}
        >
          <Monogram
            name={company.company_name ?? ''}
            logo={logo}
            colour={colour}
            className="size-28 rounded-[22px] text-3xl shadow-e2"
          />
        </PictureRow>
        <PictureRow
          kind="banner"
          title={t`Banner`}
          hint={<Trans>4:1 ratio, at least 1600 px wide</Trans>}
          url={banner}
          fileId={company.banner_file_id}
        >
          <ShopCover banner={banner} colour={colour} className="h-28 rounded-md" />
        </PictureRow>
      </div>
    </Card>
  );
}
