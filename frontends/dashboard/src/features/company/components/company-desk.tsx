import type { OwnProfile } from '@haat/api/own-company';
import { useLocation } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { PreviewSheet } from '../preview/preview-sheet';
import { ShopPreview } from '../preview/shop-preview';
import { CompletenessCard } from '../standing/completeness-card';
import { useCompanyEditor } from '../use-company-editor';
import { CompanySections } from './company-sections';
import { UnsavedDialog } from '@haat/ui';

/** The page comes after the address: the browser's own jump found nothing. */
function useJump() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}

/** The parts to fill in, and beside them what buyers will see. */
export function CompanyDesk({ company }: { company: OwnProfile }) {
  const { sections, values, isDirty } = useCompanyEditor(company);
  useJump();
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_360px]">
      <UnsavedDialog isDirty={isDirty} />
      <aside className="order-first grid grid-cols-1 gap-5 xl:sticky xl:top-20 xl:order-last xl:max-h-[calc(100dvh-96px)] xl:overflow-y-auto">
        <CompletenessCard completeness={company.completeness} />
        <PreviewSheet company={company} values={values} />
        <div className="hidden xl:block">
          <h2 className="mb-2 text-[13.5px] font-semibold">
            <Trans>As buyers see it</Trans>
          </h2>
          <ShopPreview company={company} values={values} />
        </div>
      </aside>
      <CompanySections company={company} sections={sections} />
    </div>
  );
}
