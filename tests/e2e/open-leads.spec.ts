/** A seller browses all open leads; the buyer sees who received the requirement and who looked. */
import { expect, test } from './support/fixtures';
import { openMarket, type Party } from './support/market';
import { mainOf } from './support/parts';
import { settled } from './support/settled';
import { isSoundAtBothWidths } from './support/soundness';
import { watch } from './support/watch';
import { NARROW } from './support/widths';

test(
  'a seller finds a lead among all open ones, and its buyer sees that it looked',
  NARROW,
  async ({ arrive, request, language, say }) => {
    const market = await openMarket(request, 2);
    const [finder, other] = market.sellers as [Party, Party];
    const seller = await arrive({ session: finder.session, locale: language });
    const troubles = watch(seller);
    await seller.goto('/seller/requirements');
    await settled(seller);
    const main = mainOf(seller);
    await main.getByRole('link', { name: say('All open'), exact: true }).click();
    await seller.waitForURL('**/seller/requirements/open');
    const search = main.getByRole('searchbox', { name: say('Search open leads') });
    await search.fill('qqzzqqzz');
    await search.press('Enter');
    await expect(main.getByText(say('Nothing here'))).toBeVisible();
    await search.fill(market.title);
    const lead = main.getByRole('link', { name: market.title });
    await expect(lead).toBeVisible();
    await isSoundAtBothWidths(seller);
    await lead.click();
    await expect(main.getByRole('heading', { name: market.title })).toBeVisible();
    await seller.waitForURL(`**/${market.requirementId}`);

    const buyer = await arrive({ session: market.buyer.session, locale: language });
    await buyer.goto(`/buyer/requirements/${market.requirementId}`);
    await settled(buyer);
    const rows = mainOf(buyer).getByRole('listitem');
    const rowOf = (name: string) => rows.filter({ hasText: name }).first();
    await expect(rowOf(other.name)).toContainText(say('Not viewed yet'));
    await expect(rowOf(finder.name)).not.toContainText(say('Not viewed yet'));
    await isSoundAtBothWidths(buyer);
    expect(troubles).toEqual([]);
  },
);
