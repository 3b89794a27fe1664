/** `make accessibility-test`: no violation on any screen, at four widths, in both languages. */
import { expect, test } from '../support/fixtures';
import { markupErrors } from '../support/markup';
import { faultsAt } from '../support/soundness';
import { ROLES } from '../support/spec-routes';
import { ALL_SIZES } from '../support/widths';
import type { Screen } from './details';
import { chosenScreensOf, Tour } from './stops';

/** A screen that does not open is a fault too; the walk goes on. */
async function faultsOf(tour: Tour, screen: Screen): Promise<string[]> {
  try {
    const page = await tour.open(screen);
    const markup = await markupErrors(await page.content());
    const accessibility = await faultsAt(page, ALL_SIZES);
    await page.context().close();
    return [...markup, ...accessibility];
  } catch (error) {
    return [(error as Error).message];
  }
}

for (const role of ROLES) {
  for (const locale of ['en', 'ne'] as const) {
    test(`${role}, ${locale}`, async ({ arrive, request, sessionOf }) => {
      const tour = new Tour(role, locale, arrive, { api: request, sessionOf });
      const screens = chosenScreensOf(role);
      const faults: string[] = [];
      for (const screen of screens) {
        const found = await test.step(screen.path, () => faultsOf(tour, screen));
        for (const fault of found) console.log(`  ${locale} ${screen.path}: ${fault}`);
        faults.push(...found.map((fault) => `${screen.path}: ${fault}`));
      }
      const runs = screens.length * ALL_SIZES.length;
      console.log(
        `  ${role}, ${locale}: ${screens.length} screens, ${runs} runs of axe, ` +
          `${faults.length} faults`,
      );
      expect(faults).toEqual([]);
    });
  }
}
