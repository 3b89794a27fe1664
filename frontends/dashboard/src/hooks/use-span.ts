import type { Days } from '@haat/api/dashboard';
import { useSearchParams } from '@haat/platform';

const SPANS: Days[] = [7, 30, 90];
const DEFAULT_DAYS = 30;

/** The days of the figures: in the address, so that a view can be bookmarked. */
export function useSpan() {
  const [params, setParams] = useSearchParams();
  const param = Number(params.get('days'));
  const days = SPANS.find((span) => span === param) ?? DEFAULT_DAYS;
  const choose = (chosen: number) => {
    const next = new URLSearchParams(params);
    next.set('days', String(chosen));
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return { days, choose };
}
