import { useFormat } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';

const HOUR_MIN = 60;
/** Of the working hours of Nepal, ten to six. */
const WORKING_DAY_H = 8;
const EXACT_BELOW_H = 5;
const STEP_MIN = 5;

/** Of working hours: `48 min`, `1 h 20 min`, `7 h`, `2 working days`; null without a figure. */
export function useReplyTime(hours: number | null | undefined): string | null {
  const { t } = useLingui();
  const { number } = useFormat();
  if (hours === null || hours === undefined || hours < 0) return null;
  if (hours < 1) {
    const minutes = number(Math.max(1, Math.round(hours * HOUR_MIN)));
    return t`${minutes} min`;
  }
  const steps = Math.round((hours * HOUR_MIN) / STEP_MIN) * STEP_MIN;
  const rest = number(steps % HOUR_MIN);
  if (hours < EXACT_BELOW_H && steps % HOUR_MIN > 0) {
    const full = number(Math.floor(steps / HOUR_MIN));
    return t`${full} h ${rest} min`;
  }
  if (hours < 2 * WORKING_DAY_H) {
    const whole = number(Math.round(hours));
    return t`${whole} h`;
  }
  const days = number(Math.round(hours / WORKING_DAY_H));
  return t`${days} working days`;
}
