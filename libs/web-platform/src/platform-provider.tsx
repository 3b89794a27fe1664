import { I18nProvider } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { useEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { currenciesApi } from './api/currencies';
import { i18n as pageI18n } from './i18n/i18n';
import type { AppStore, RootState } from './store/store';

type Props = {
  store: AppStore;
  i18n?: I18n;
  /** What the server drew the page from: a part that is taken over late is compared with this, not with what came since. */
  drawnFrom?: RootState | undefined;
  children: ReactNode;
};

/** Store and language for everything below; the router is the shell's. */
export function PlatformProvider(props: Props) {
  const { store, i18n = pageI18n, drawnFrom, children } = props;
  useEffect(() => {
    const asked = store.dispatch(currenciesApi.endpoints.currencies.initiate());
    return () => asked.unsubscribe();
  }, [store]);
  return (
    <Provider store={store} {...(drawnFrom ? { serverState: drawnFrom } : {})}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </Provider>
  );
}
