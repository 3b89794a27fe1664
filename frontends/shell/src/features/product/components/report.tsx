import { useReportProductMutation, type ReportForm } from '@haat/api/product-reports';
import { Report } from '@haat/enquiry';
import { useLingui } from '@lingui/react/macro';

type Reason = ReportForm['reason'];

function useReasons(): { value: Reason; label: string }[] {
  const { t } = useLingui();
  return [
    { value: 'prohibited', label: t`It’s not allowed to be sold` },
    { value: 'misleading', label: t`Misleading text or pictures` },
    { value: 'counterfeit', label: t`It’s counterfeit` },
    { value: 'wrong_price', label: t`The price is wrong` },
    { value: 'copied', label: t`Copied pictures or text` },
    { value: 'other', label: t`Something else` },
  ];
}

// "Something else" means nothing without a text.
const textMin = (reason: string) => (reason === 'other' ? 1 : 0);

/** The dialog's content. */
export default function ProductReport({ slug }: { slug: string }) {
  const { t } = useLingui();
  const [report] = useReportProductMutation();
  return (
    <Report
      reasons={useReasons()}
      textLabel={t`What’s wrong?`}
      textMin={textMin}
      send={async ({ reason, ...extra }) => {
        await report({ slug, body: { reason: reason as Reason, ...extra } }).unwrap();
        return {};
      }}
    />
  );
}
