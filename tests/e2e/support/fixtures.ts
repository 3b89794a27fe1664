/** Visitors: each has a browser context of its own, with a language, perhaps signed in. */
import { test as base, type Page } from '@playwright/test';
import { PASSWORD, type Account } from './accounts';
import { BASE_URL } from './places';
import type { Locale } from './words';

export { expect } from '@playwright/test';

type Visitor = { locale?: Locale; as?: Account | undefined; hasScripts?: boolean };
type Fixtures = { arrive: (visitor?: Visitor) => Promise<Page> };
type WorkerFixtures = { sessionOf: (account: Account) => Promise<string> };

export const test = base.extend<Fixtures, WorkerFixtures>({
  sessionOf: [
    async ({ playwright }, give) => {
      const known = new Map<Account, Promise<string>>();
      const api = await playwright.request.newContext({ baseURL: BASE_URL });
      const signIn = async (email: Account) => {
        const data = { email, password: PASSWORD, terms: true };
        const answer = await api.post('/api/login', { data });
        if (!answer.ok()) throw new Error(`${email}: login answered ${answer.status()}`);
        const { access_token, user, seller_profile } = (await answer.json()).data;
        return JSON.stringify({ access_token, user, seller_profile });
      };
      await give((account) => {
        const session = known.get(account) ?? signIn(account);
        known.set(account, session);
        return session;
      });
      await api.dispose();
    },
    { scope: 'worker' },
  ],

  arrive: async ({ browser, baseURL, sessionOf }, give) => {
    const contexts: { close: () => Promise<void> }[] = [];
    await give(async ({ locale = 'en', as, hasScripts = true } = {}) => {
      const context = await browser.newContext({ javaScriptEnabled: hasScripts });
      contexts.push(context);
      await context.addCookies([{ name: 'haat_locale', value: locale, url: baseURL }]);
      if (as) {
        const session = await sessionOf(as);
        // Only where none is: a sign-out must last over a reload.
        await context.addInitScript((stored) => {
          if (sessionStorage.getItem('e2e.arrived')) return;
          sessionStorage.setItem('e2e.arrived', 'yes');
          localStorage.setItem('haat.session', stored);
        }, session);
      }
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
