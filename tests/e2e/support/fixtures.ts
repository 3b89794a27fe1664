/** Visitors: each has a browser context of its own, with a language, perhaps signed in. */
import {
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { PASSWORD, type Account } from './accounts';
import { BASE_URL } from './places';
import { wordsOf, type Locale, type Say } from './words';

export { expect } from '@playwright/test';

type Visitor = {
  /** null: nobody has chosen a language in this browser yet. */
  locale?: Locale | null;
  as?: Account | undefined;
  /** What the browser has stored of somebody who is no demo account. */
  session?: string;
  hasScripts?: boolean;
  /** With the service worker; to others it would only answer what they came to ask. */
  hasWorker?: boolean;
};
export type Language = {
  /** The language of the project's walks: not every walk is gone twice at every width. */
  language: Locale;
};
type Fixtures = Language & {
  /** The interface's words in that language. */
  say: Say;
  /** A visitor nobody has seen before. */
  arrive: (visitor?: Visitor) => Promise<Page>;
  /** A page of a visitor who was here before, for looking only: the browser's cache is warm. */
  lookIn: (visitor: Visitor) => Promise<Page>;
};
type WorkerFixtures = {
  sessionOf: (account: Account) => Promise<string>;
  regularOf: (visitor: Visitor) => Promise<BrowserContext>;
};

/** A token lives fifteen minutes, a worker longer: signed in anew before it ends. */
const TURN_MS = 10 * 60_000;
const turn = () => Math.floor(Date.now() / TURN_MS);

async function newVisitor(
  browser: Browser,
  { locale = 'en', as, session, hasScripts = true, hasWorker = false }: Visitor,
  sessionOf: WorkerFixtures['sessionOf'],
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...options,
    javaScriptEnabled: hasScripts,
    serviceWorkers: hasWorker ? 'allow' : 'block',
  });
  if (locale) {
    await context.addCookies([{ name: 'haat_locale', value: locale, url: BASE_URL }]);
  }
  const stored = session ?? (as && (await sessionOf(as)));
  if (!stored) return context;
  await context.addInitScript((text) => {
    // Only once: a sign-out must last over a reload.
    if (sessionStorage.getItem('e2e.arrived')) return;
    sessionStorage.setItem('e2e.arrived', 'yes');
    localStorage.setItem('haat.session', text);
  }, stored);
  return context;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  sessionOf: [
    async ({ playwright }, give) => {
      const known = new Map<string, Promise<string>>();
      const api = await playwright.request.newContext({ baseURL: BASE_URL });
      const signIn = async (email: Account) => {
        const data = { email, password: PASSWORD, terms: true };
        const answer = await api.post('/api/login', { data });
        if (!answer.ok()) throw new Error(`${email}: login answered ${answer.status()}`);
        const { access_token, user, seller_profile } = (await answer.json()).data;
        return JSON.stringify({ access_token, user, seller_profile });
      };
      await give((account) => {
        const key = `${account} ${turn()}`;
        const session = known.get(key) ?? signIn(account);
        known.set(key, session);
        return session;
      });
      await api.dispose();
    },
    { scope: 'worker' },
  ],

  regularOf: [
    async ({ browser, sessionOf }, give, { project }) => {
      const contexts = new Map<string, Promise<BrowserContext>>();
      const { viewport, hasTouch, baseURL } = project.use;
      const options = { viewport, hasTouch, baseURL };
      await give((visitor) => {
        const key = JSON.stringify([visitor, turn()]);
        const context =
          contexts.get(key) ?? newVisitor(browser, visitor, sessionOf, options);
        contexts.set(key, context);
        return context;
      });
      for (const context of contexts.values()) await (await context).close();
    },
    { scope: 'worker' },
  ],

  language: ['en', { option: true }],

  say: async ({ language }, give) => give(wordsOf(language)),

  arrive: async ({ browser, sessionOf }, give) => {
    const contexts: BrowserContext[] = [];
    await give(async (visitor = {}) => {
      const context = await newVisitor(browser, visitor, sessionOf);
      contexts.push(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },

  lookIn: async ({ regularOf }, give) => {
    const pages: Page[] = [];
    await give(async (visitor) => {
      const page = await (await regularOf(visitor)).newPage();
      pages.push(page);
      return page;
    });
    await Promise.all(pages.map((page) => page.close()));
  },
});
