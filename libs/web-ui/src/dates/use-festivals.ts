import { useLingui } from '@lingui/react/macro';
import { FESTIVALS } from './festivals';

/** The festival of an ISO day, in the page's language. */
export function useFestivals(): { of: (day: string) => string | undefined } {
  const { i18n } = useLingui();
  return {
    of: (day) => {
      const festival = FESTIVALS.find(({ from, to }) => from <= day && day <= to);
      return festival && i18n._(festival.label);
    },
  };
}
