/** `make bench-web`: first load, weights and server rendering, held against their budgets and a plain single bundle. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { mainPages } from './addresses.mjs';
import { openFront } from './front.mjs';
import { judgePages } from './lighthouse.mjs';
import { buildSingle, sentBytes, servePlain } from './plain.mjs';
import { renderedPage } from './rendering.mjs';
import { LINES, visits } from './visit.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const HOME = path.resolve(ROOT, process.env.HAAT_HOME ?? '.local');
const PORT = Number(process.env.HAAT_PORT ?? 8080);
const TIMES = Number(process.env.HAAT_BENCH_TIMES ?? 3);
const { weights } = createRequire(import.meta.url)(`${ROOT}/libs/web-build/weights.cjs`);
const SHELL = `http://127.0.0.1:${PORT + 6}`;
const PLAIN = PORT + 46;
const BUDGETS = {
  phone: { paint: 1200, ready: 2200 },
  thin: { paint: 2500, ready: 5500 },
};

const rows = [];
function row(what, budget, measured, unit, beside, isAtLeast = false) {
  const holds = isAtLeast ? measured >= budget : measured <= budget;
  const shown = (value) => (value === undefined ? '-' : String(+value.toPrecision(3)));
  const sign = isAtLeast ? '≥' : '≤';
  rows.push([what, `${sign} ${budget} ${unit}`, shown(measured), shown(beside), holds]);
  const line = [what.padEnd(52), `${sign} ${budget} ${unit}`.padEnd(14)];
  const verdict = holds ? 'holds' : 'MISSED';
  console.log(...line, shown(measured).padStart(7), shown(beside).padStart(9), verdict);
}

/** The three that are timed, by name. */
const timed = (pages) =>
  Object.fromEntries(pages.slice(0, 3).map(({ name, address }) => [name, address]));

/** Federation against the same pages cut from one application. */
async function weigh(folder) {
  const kb = 1000;
  const ours = weights();
  const chunks = await buildSingle(ROOT, folder, 'split');
  const of = (...names) =>
    sentBytes(
      folder,
      names.flatMap((name) => chunks[name]),
    );
  const single = { home: of('main', 'page-home'), vendor: of('main', 'vendor-routes') };
  row('script before home answers', 140, ours.home / kb, 'KB', single.home / kb);
  row('script before a shop answers', 170, ours.vendor / kb, 'KB', single.vendor / kb);
  row("a remote's entry", 5, ours.vendorEntry / kb, 'KB');
  row('more than a single application, home', 10, (ours.home - single.home) / kb, 'KB');
  row(
    'more than a single application, shop',
    10,
    (ours.vendor - single.vendor) / kb,
    'KB',
  );
  row('fonts in English', 30, ours.englishFonts / kb, 'KB');
}

async function timeRendering(addresses) {
  const pid = Number(fs.readFileSync(path.join(HOME, 'run/shell.pid'), 'utf8'));
  for (const [name, address] of Object.entries(addresses)) {
    const cost = await renderedPage(pid, SHELL + address, 60);
    row(`CPU of a page rendered anew: ${name}`, 50, cost, 'ms');
  }
}

async function timeVisits(browser, addresses, ours, plain) {
  for (const [line, budget] of Object.entries(BUDGETS)) {
    const over = LINES[line];
    for (const [name, address] of Object.entries(addresses)) {
      const here = await visits(browser, ours + address, over, TIMES);
      const there = await visits(browser, plain + address, over, 1);
      const title = `${name}, ${over.name}`;
      row(`${title}: largest paint`, budget.paint, here.paint, 'ms', there.paint);
      row(`${title}: answers`, budget.ready, here.ready, 'ms', there.ready);
      row(`${title}: layout shift`, 0.05, here.shift, '', there.shift);
      if (line !== 'phone') continue;
      row(`${name}: tasks beyond 50 ms`, 200, here.blocked, 'ms', there.blocked);
      row(`${name}: a tap on search`, 200, here.tap, 'ms', there.tap);
    }
  }
  const again = await visits(browser, ours, LINES.phone, TIMES, 2);
  row('home, second visit: largest paint', 800, again.paint, 'ms');
}

/** Speed page by page; of what is the same for every page, the worst. */
async function judge(ours, pages) {
  const lowest = {};
  await judgePages(ours, pages, TIMES, (page, { performance, ...rest }) => {
    row(`Lighthouse performance: ${page}`, 95, performance, '', undefined, true);
    for (const [name, score] of Object.entries(rest)) {
      if (score >= (lowest[name]?.score ?? Infinity)) continue;
      lowest[name] = { score, page };
    }
  });
  for (const [name, { score, page }] of Object.entries(lowest)) {
    row(`Lighthouse ${name}, lowest: ${page}`, 98, score, '', undefined, true);
  }
}

async function main() {
  console.log(`${''.padEnd(52)} budget         measured  one bundle`);
  const folder = path.join(HOME, 'bench-web');
  const pages = await mainPages(`http://127.0.0.1:${PORT}`);
  const addresses = timed(pages);
  await timeRendering(addresses);
  await weigh(path.join(folder, 'split'));
  const { main: files } = await buildSingle(ROOT, path.join(folder, 'whole'), 'whole');
  const server = await servePlain(path.join(folder, 'whole'), files, PLAIN);
  const closing = [() => server.close()];
  try {
    const ours = await openFront(HOME, PORT + 44, PORT + 45);
    closing.push(ours.stop);
    const plain = await openFront(HOME, PORT + 47, PORT + 48, {
      from: SHELL,
      to: `http://127.0.0.1:${PLAIN}`,
    });
    closing.push(plain.stop);
    const browser = await chromium.launch({
      executablePath: '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        // Told by its key, the certificate counts as a good one: else nothing would be cached.
        `--ignore-certificate-errors-spki-list=${ours.pin},${plain.pin}`,
      ],
    });
    closing.push(() => browser.close());
    await timeVisits(browser, addresses, ours.url, plain.url);
    await judge(ours, pages);
  } finally {
    for (const close of closing.reverse()) await close();
  }
  const missed = rows.filter(([, , , , holds]) => !holds);
  console.log(`${rows.length - missed.length} of ${rows.length} hold`);
  process.exitCode = missed.length > 0 ? 1 : 0;
}

await main();
