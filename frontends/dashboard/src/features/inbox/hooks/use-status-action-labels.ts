import { useLingui } from '@lingui/react/macro';
import type { Side } from '../../../components/enquiries/stages';

/** Labels of status changes in the menu; an unknown status is rendered by its key. */
export function useStatusActionLabels(side: Side): (status: string) => string {
  const { t } = useLingui();
  const labels: Record<string, string> = {
    seen: t`Mark as opened`,
    replied: t`Continue the conversation`,
    info_requested: t`Ask for details`,
    quoted: t`Mark as quoted`,
    won: side === 'seller' ? t`Mark as won` : t`We agreed`,
    lost: side === 'seller' ? t`Mark as lost` : t`We did not agree`,
    declined: t`Decline`,
    cancelled: t`Cancel the enquiry`,
    spam: t`Report as spam`,
  };
  return (status) => labels[status] ?? status;
}
