/** What needs the whole browser: its viewer of PDF files. */
import { ADMIN } from './support/accounts';
import { WHOLE } from './support/browsers';
import { expect, test } from './support/fixtures';
import { openShop, sendPapers } from './support/papers';
import { mainOf } from './support/parts';
import { openReview, showPart } from './support/review';
import { wordsOf } from './support/words';
import { WIDE } from './support/widths';

const en = wordsOf('en');
test.use({ launchOptions: WHOLE });

test('a PDF opens beside the page', WIDE, async ({ arrive, request }) => {
  const seller = await openShop(request);
  await sendPapers(request, seller);
  const admin = await arrive({ as: ADMIN });
  await openReview(admin, en, seller.name);
  await showPart(admin, /^Documents/);
  await mainOf(admin)
    .getByRole('button', { name: en('Open document') })
    .click();
  const saved = admin.waitForEvent('download');
  await mainOf(admin)
    .getByRole('link', { name: en('Download') })
    .click();
  expect((await saved).suggestedFilename()).toBe('pan.pdf');
  const opened = admin.waitForEvent('popup');
  await mainOf(admin)
    .getByRole('link', { name: en('Open in a new tab') })
    .click();
  expect((await opened).url()).toMatch(/^blob:/);
});
