/** Haat is an app of the device where the browser offers that. */
import type { Page } from '@playwright/test';
import { BUYER } from './support/accounts';
import { expect, test } from './support/fixtures';
import { answers, settled } from './support/settled';
import { WIDE } from './support/widths';
import { wordsOf } from './support/words';

const say = wordsOf('en');

/** The browser makes it to real visitors only, not in a test's private window. */
const offer = (page: Page) =>
  page.evaluate(() => {
    const prompt = () => {
      document.documentElement.dataset.prompted = 'yes';
      return Promise.resolve();
    };
    dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  });

test('the browser finds everything an app needs', WIDE, async ({ arrive }) => {
  const page = await arrive({ hasWorker: true });
  await page.goto('/');
  await settled(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const devtools = await page.context().newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '{}')).toMatchObject({ display: 'standalone' });
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  const found = installabilityErrors.map(({ errorId }) => errorId);
  // Playwright's windows are private ones.
  expect(found.filter((id) => id !== 'in-incognito')).toEqual([]);
});

for (const path of ['/about-us', '/buyer']) {
  test(
    `${path}: the account menu installs the app once it is offered`,
    WIDE,
    async ({ arrive }) => {
      const page = await arrive({ as: BUYER });
      await page.goto(path);
      await settled(page);
      await answers(page);
      const button = page.getByRole('button', { name: say('Account menu') });
      const menu = page.getByRole('menu');
      await button.click();
      await expect(
        menu.getByRole('menuitem', { name: say('Download App') }),
      ).toBeVisible();
      // The focus comes last: until then the menu is still opening.
      await expect(menu).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
      await offer(page);
      await button.click();
      await menu.getByRole('menuitem', { name: say('Install app') }).click();
      await expect(page.locator('html')).toHaveAttribute('data-prompted', 'yes');
    },
  );
}
