import type { OwnProfile } from '@haat/api/own-company';
import { useLocation } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { useEffect, type ReactNode } from 'react';
import { PreviewSheet } from './preview/preview-sheet';
import { ShopPreview } from './preview/shop-preview';
import { CompletenessCard } from '../../../components/completeness/completeness-card';
import { PageContents, type ContentsItem } from '../../../components/page-contents';
import { useCompanyEditor } from '../hooks/use-company-editor';
import { CompanySections } from './company-sections';
import { UnsavedDialog } from '@haat/ui';

type Props = { company: OwnProfile; statutory: ReactNode };

/** In the order of the page. */
const SECTIONS: ContentsItem[] = [
  { id: 'pictures', title: <Trans>Logo and banner</Trans> },
  { id: 'company', title: <Trans>Company</Trans> },
  { id: 'about', title: <Trans>About</Trans> },
  { id: 'address', title: <Trans>Address</Trans> },
  { id: 'contacts', title: <Trans>Contacts</Trans> },
  { id: 'trade', title: <Trans>What you sell</Trans> },
  { id: 'showcase', title: <Trans>Certificates and gallery</Trans> },
  { id: 'verification', title: <Trans>Verification</Trans> },
  { id: 'closure', title: <Trans>Closed days</Trans> },
  { id: 'statistics', title: <Trans>Response and visits</Trans> },
];

/** The page renders after navigation, so the browser cannot scroll to the hash itself. */
function useScrollToHash() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}

/** The sections to fill in, with a preview for buyers. */
export function CompanyProfile({ company, statutory }: Props) {
  const { sections, values, isDirty } = useCompanyEditor(company);
  useScrollToHash();
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_360px]">
      <UnsavedDialog isDirty={isDirty} />
      <aside className="order-first grid grid-cols-1 gap-5 xl:sticky xl:top-20 xl:order-last xl:max-h-[calc(100dvh-96px)] xl:overflow-y-auto">
        <PageContents items={SECTIONS} />
        <CompletenessCard completeness={company.completeness} />
        <PreviewSheet company={company} values={values} />
        <div className="hidden xl:block">
          <h2 className="mb-2 text-[13.5px] font-semibold">
            <Trans>As buyers see it</Trans>
          </h2>
          <ShopPreview company={company} values={values} />
        </div>
      </aside>
      <CompanySections company={company} sections={sections} statutory={statutory} />
    </div>
  );
}
