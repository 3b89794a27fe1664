import type { Quality } from '@haat/api/own-products';
import { useLingui } from '@lingui/react/macro';

type QualityFix = Quality['fixes'][number];

/** What would make a product better found, as a thing to do. */
export function useFixLabels(): (fix: QualityFix) => string {
  const { t } = useLingui();
  const labels: Record<QualityFix, string> = {
    name_ne: t`Add the name in Nepali`,
    description: t`Add a description`,
    image: t`Add a picture`,
    images: t`Add more pictures`,
    specs: t`Fill in the specifications`,
    keywords: t`Add search words`,
    price: t`Enter a price`,
    lead_time: t`Enter a lead time`,
  };
  return (fix) => labels[fix];
}
