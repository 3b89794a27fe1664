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
  /** What the server rendered the page from: a part that hydrates later is compared with this, not with newer state. */
  renderedState?: RootState | undefined;
  children: ReactNode;
};

/** Store and language for everything below; the router is the shell's. */
export function PlatformProvider(props: Props) {
  const { store, i18n = pageI18n, renderedState, children } = props;
  useEffect(() => {
    const request = store.dispatch(currenciesApi.endpoints.currencies.initiate());
    return () => request.unsubscribe();
  }, [store]);
  return (
    <Provider store={store} {...(renderedState ? { serverState: renderedState } : {})}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </Provider>
  );
}
