/** Every screen, by the first role that sees it, opened by somebody of that role. */
import type { Page } from '@playwright/test';
import { ACCOUNTS, stopsOf } from '../support/routes';
import { settled } from '../support/settled';
import { HERE, MISSING, type Role } from '../support/spec-routes';
import type { Search } from '../support/stops';
import type { Locale } from '../support/words';
import { detailsOf, type Screen } from './details';

/** `make accessibility-test P=/seller`: only these. */
const CHOSEN = new RegExp(process.env.HAAT_SCREENS ?? '');

/** Of one walk: those that were chosen. */
export const chosenScreensOf = (role: Role): Screen[] =>
  screensOf(role).filter(({ path }) => CHOSEN.test(path));

export const screensOf = (role: Role): Screen[] => [
  ...stopsOf(role).filter(
    ({ isFirst, end }) => isFirst && (end === HERE || end === MISSING),
  ),
  ...detailsOf(role),
];

type Arrive = (visitor: object) => Promise<Page>;

/** A new page for each screen: a token lives fifteen minutes. */
export class Tour {
  constructor(
    private readonly role: Role,
    private readonly locale: Locale,
    private readonly arrive: Arrive,
    private readonly search: Search,
  ) {}

  async open({ path, find, session }: Screen): Promise<Page> {
    const page = await this.arrive({
      locale: this.locale,
      as: ACCOUNTS[this.role],
      session: await session?.(this.search),
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(find ? await find(this.search) : path);
    await settled(page);
    return page;
  }
}
