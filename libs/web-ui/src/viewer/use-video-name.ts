import { useFormat } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';

/** "Video, 0:42", in the digits of the page. */
export function useVideoName(): (seconds: number) => string {
  const { t } = useLingui();
  const { number } = useFormat();
  return (seconds) => {
    const rest = seconds % 60;
    const tens = number(Math.floor(rest / 10));
    const length = `${number(Math.floor(seconds / 60))}:${tens}${number(rest % 10)}`;
    return t`Video, ${length}`;
  };
}
