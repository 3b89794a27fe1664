import { useReportSellerMutation, type ReportForm } from '@haat/api/seller-reports';
import { Report } from '@haat/enquiry';
import { useLingui } from '@lingui/react/macro';

type Reason = ReportForm['reason'];
const TEXT_MIN = 10;

function useReasons(): { value: Reason; label: string }[] {
  const { t } = useLingui();
  return [
    { value: 'fake_company', label: t`This firm does not exist` },
    { value: 'wrong_details', label: t`Name, address or papers are wrong` },
    { value: 'fraud', label: t`It took money and did not deliver` },
    { value: 'prohibited_goods', label: t`It sells forbidden goods` },
    { value: 'offensive', label: t`Offensive words or pictures` },
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
