import { useReportSellerMutation, type ReportForm } from '@haat/api/seller-reports';
import { Report } from '@haat/enquiry';
import { useLingui } from '@lingui/react/macro';

type Reason = ReportForm['reason'];
const TEXT_MIN = 10;

function useReasons(): { value: Reason; label: string }[] {
  const { t } = useLingui();
  return [
    { value: 'fake_company', label: t`Fake company` },
    { value: 'wrong_details', label: t`Wrong name, address or documents` },
    { value: 'fraud', label: t`Took payment but didn’t deliver` },
    { value: 'prohibited_goods', label: t`Sells prohibited goods` },
    { value: 'offensive', label: t`Offensive text or pictures` },
    { value: 'other', label: t`Something else` },
  ];
}

/** The dialog's content. */
export default function SellerReport({ slug }: { slug: string }) {
  const { t } = useLingui();
  const [report] = useReportSellerMutation();
  return (
    <Report
      reasons={useReasons()}
      textLabel={t`What happened?`}
      textMin={() => TEXT_MIN}
      send={({ reason, text = '', ...extra }) =>
        report({ slug, body: { reason: reason as Reason, text, ...extra } }).unwrap()
      }
    />
  );
}
