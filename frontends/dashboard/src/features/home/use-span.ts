import type { Days } from '@haat/api/dashboard';
import { useSearchParams } from '@haat/platform';

const SPANS: Days[] = [7, 30, 90];
const USUALLY = 30;

/** Of how many days the figures are: in the address, so that a view can be kept. */
export function useSpan() {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('days'));
  const days = SPANS.find((span) => span === asked) ?? USUALLY;
  const choose = (chosen: number) => {
    const next = new URLSearchParams(params);
    next.set('days', String(chosen));
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return { days, choose };
}
