/** Dark pages can be read: axe's rules, contrast among them. */
import { dealOf } from './screens/deal';
import { ADMIN, BUYER, SELLER, type Account } from './support/accounts';
import { expect, test } from './support/fixtures';
import { settled } from './support/settled';
import { isSound } from './support/soundness';
import { WIDE } from './support/widths';

/** `:order` and `:requirement` are of a deal between the demo accounts. */
const SCREENS: [Account, string[]][] = [
  [
    BUYER,
    [
      '/buyer',
      '/buyer/enquiries',
      '/buyer/requirements/:requirement/quotes',
      '/buyer/orders/:order',
      '/buyer/settings',
    ],
  ],
  [
    SELLER,
    [
      '/seller',
      '/seller/enquiries',
      '/seller/manageproducts',
      '/seller/manageproducts/new',
      '/seller/companyprofile',
      '/seller/orders/:order',
    ],
  ],
  [ADMIN, ['/admin', '/admin/users', '/admin/disputes/:order', '/admin/cases']],
];

for (const [as, paths] of SCREENS) {
  test(
    `dark pages of ${as} have the contrast of WCAG AA`,
    WIDE,
    async ({ arrive, request, sessionOf }) => {
      const { order, requirement } = await dealOf({ api: request, sessionOf });
      const page = await arrive({ as });
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      for (const path of paths) {
        await test.step(path, async () => {
          await page.goto(
            path.replace(':order', order).replace(':requirement', requirement),
          );
          await settled(page);
          await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
          await isSound(page);
        });
      }
    },
  );
}
