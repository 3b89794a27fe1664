/** Three people work while every process is restarted (`make rollout-test`). */
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { Deal } from '../support/enquiries';
import { expect, test } from '../support/fixtures';
import { mainOf, press } from '../support/parts';
import { ROOT } from '../support/places';
import { settled } from '../support/settled';
import { watch } from '../support/watch';
import { wordsOf } from '../support/words';

const say = wordsOf('en');
/** A person may send 30 messages a minute. */
const BETWEEN_MS = 2_500;
/** Chromium ends open calls when the machine gets a network interface, of a container say. */
const MACHINE_CHANGED = 'net::ERR_NETWORK_CHANGED';
/** Its lines, one for each process; rejects when one did not come back. */
function rollOut(): { hasEnded: () => boolean; lines: Promise<string[]> } {
  let ended = false;
  const running = spawn('python3', ['-m', 'stack', 'rollout'], { cwd: ROOT });
  const lines = new Promise<string[]>((resolve, reject) => {
    let printed = '';
    for (const output of [running.stdout, running.stderr]) {
      output.on('data', (part: Buffer) => (printed += part.toString()));
    }
    running.on('error', reject);
    running.on('close', (code) => {
      ended = true;
      if (code === 0) resolve(printed.trim().split('\n'));
      else reject(new Error(printed));
    });
  });
  return { hasEnded: () => ended, lines };
}

/** From the search to a product and its shop, by clicks and by loads. */
async function browse(page: Page) {
  await page.goto('/search?q=tea');
  const product = mainOf(page).locator('h2 a[href^="/product/"]').first();
  const name = await product.innerText();
  await settled(page);
  await product.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.reload();
  await settled(page);
  await page.getByRole('complementary').getByRole('link', { name: 'Visit shop' }).click();
  await expect(page).toHaveURL(/\/vendor\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** A new seller is asked to verify once a minute has passed. */
const closeRequest = (page: Page) =>
  page.addLocatorHandler(
    page.getByRole('dialog', { name: say('Verify your profile') }),
    () => page.keyboard.press('Escape'),
  );

async function send(from: Page, to: Page, text: string) {
  await from.getByLabel(say('Your message')).fill(text);
  await press(from, say('Send'));
  await expect(to.getByText(text).last()).toBeVisible();
}

test('three browsers keep working during a rollout', async ({ arrive, request }) => {
  const deal = await Deal.of(request);
  const id = await deal.ask('Fifty brass lamps for a hotel, please.');
  const visitor = await arrive();
  const seller = await arrive({ session: deal.seller });
  const buyer = await arrive({ session: deal.buyer });
  await closeRequest(seller);
  await seller.goto(`/seller/enquiries?id=${id}`);
  await buyer.goto(`/buyer/enquiries?id=${id}`);
  const troubles = [visitor, seller, buyer].map((page) => watch(page));
  const rollout = rollOut();
  const counts = { visits: 0, messages: 0 };
  const visits = async () => {
    for (; !rollout.hasEnded(); counts.visits += 1) await browse(visitor);
  };
  const messages = async () => {
    for (; !rollout.hasEnded(); counts.messages += 2) {
      await send(seller, buyer, `Offer ${counts.messages}`);
      await send(buyer, seller, `Answer ${counts.messages}`);
      await pause(BETWEEN_MS);
    }
  };
  const [lines] = await Promise.all([rollout.lines, visits(), messages()]);
  console.log(`  ${lines.length} processes restarted; ${JSON.stringify(counts)}`);
  const ofHaat = troubles.flat().filter((each) => !each.includes(MACHINE_CHANGED));
  expect(ofHaat).toEqual([]);
  expect(Math.min(counts.visits, counts.messages)).toBeGreaterThan(5);
});
