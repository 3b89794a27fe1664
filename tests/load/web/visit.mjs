/** One visit of a page in a slowed-down Chromium, and what was seen of it. */
const KB = 1000;
export const LINES = {
  phone: { name: '1.6 Mbps, 150 ms', kbps: 1600, latency: 150 },
  thin: { name: '400 kbps, 400 ms', kbps: 400, latency: 400 },
};
const SLOWER = 4;
/** Visits for one that is fair, at most. */
const TRIES = 4;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-US' };

/** Runs in the page before its own scripts. */
function watch() {
  const FREE_MS = 50; // of a task: a tap may wait so long

  const seen = { paint: 0, shift: 0, event: 0, blocked: 0, tappedAt: Infinity };
  globalThis.seen = seen;
  const on = (type, note, more = {}) =>
    new globalThis.PerformanceObserver((list) => list.getEntries().forEach(note)).observe(
      {
        type,
        buffered: true,
        ...more,
      },
    );
  on('largest-contentful-paint', (entry) => (seen.paint = entry.startTime));
  on('layout-shift', (entry) => (seen.shift += entry.hadRecentInput ? 0 : entry.value));
  on('longtask', (entry) => (seen.blocked += entry.duration - FREE_MS));
  // Only what the tap sets off: a browser also says where the mouse is while the page is coming.
  const isOfTap = ({ startTime }) => startTime >= seen.tappedAt;
  const answered = (entry) =>
    isOfTap(entry) && (seen.event = Math.max(seen.event, entry.duration));
  on('event', answered, { durationThreshold: 16 });
}

/**
 * Chromium's slowed line charges what has come by the time it takes an answer's headers, then each part
 * of the body as it reads it. Here an answer is at times there before the browser is done with asking,
 * as on no line of 150 ms: what came along with the headers is charged twice (98 KB of script: 650 ms).
 */
const cameTooSoon = ({ timing, fromDiskCache }) =>
  timing !== undefined && !fromDiskCache && timing.receiveHeadersStart < timing.sendEnd;

/** Answers a list to which each address is added that was charged twice. */
async function slow(page, { kbps, latency }) {
  const session = await page.context().newCDPSession(page);
  const chargedTwice = [];
  session.on('Network.responseReceived', ({ response }) => {
    if (cameTooSoon(response)) chargedTwice.push(response.url);
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: (kbps * KB) / 8,
    uploadThroughput: (kbps * KB) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return chargedTwice;
}

const openPhone = async (browser) => {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  await context.addInitScript(watch);
  return context;
};

/**
 * What was seen: {paint, ready, shift, blocked, tap} in ms; `ready`: React has taken the page over.
 * Beside it whether the line charged everything once until then.
 */
async function visit(context, url, line) {
  const page = await context.newPage();
  const chargedTwice = await slow(page, line);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('haat-ready').length > 0,
    null,
    { timeout: 90_000 },
  );
  const ready = await page.evaluate(
    () => performance.getEntriesByName('haat-ready')[0].startTime,
  );
  const isFair = chargedTwice.length === 0;
  await page.waitForLoadState('load');
  // One that draws in the browser answers before anything of it was painted.
  await page.waitForFunction(() => globalThis.seen.paint > 0);
  const { paint, shift, blocked } = await page.evaluate(() => globalThis.seen);
  // Where it is, asked for plainly: Playwright's own search through the page would be timed with the tap.
  const { x, y, width, height } = await page.evaluate(() => {
    globalThis.seen.tappedAt = performance.now();
    return globalThis.document
      .querySelector('[role="combobox"]')
      .getBoundingClientRect()
      .toJSON();
  });
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
  const tap = await page.evaluate(() => globalThis.seen.event);
  await page.close();
  return { isFair, seen: { paint, ready, shift, blocked, tap } };
}

const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];

/** Of several measurements {name: number}, the middle of each name. */
export const middles = (all) =>
  Object.fromEntries(
    Object.keys(all[0]).map((name) => [name, median(all.map((one) => one[name]))]),
  );

/** The `nth` visit in a browser that began empty. */
async function visitOnce(browser, url, line, nth) {
  const context = await openPhone(browser);
  for (let before = 1; before < nth; before++) await visit(context, url, line);
  const last = await visit(context, url, line);
  await context.close();
  return last;
}

/** Another one in the place of one that was not fair; the last is taken as it is. */
async function fairVisit(browser, url, line, nth) {
  for (let tries = 1; ; tries++) {
    const { isFair, seen } = await visitOnce(browser, url, line, nth);
    if (isFair || tries === TRIES) return seen;
    console.log(`  visited again: the slowed line charged an answer twice, ${line.name}`);
  }
}

/** The middle of several; each is the `nth` in a browser that began empty. */
export async function visits(browser, url, line, times, nth = 1) {
  const all = [];
  for (let turn = 0; turn < times; turn++) {
    all.push(await fairVisit(browser, url, line, nth));
  }
  return middles(all);
}
