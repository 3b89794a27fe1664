// @vitest-environment node
import zlib from 'node:zlib';
import { expect, test } from 'vitest';
// @ts-expect-error The edge's modules are plain JavaScript.
import { packed, shared, understood } from '../server/packing.mjs';
// @ts-expect-error The edge's modules are plain JavaScript.
import { zstdBlocks, zstdFrame } from '../server/zstd.mjs';

const browser = (accepted: string) => ({ headers: { 'accept-encoding': accepted } });
const styles = shared('.a{color:red}'.repeat(500));
const page = [['<p>', 'चिया</p>'], styles, ['<b>Tea</b>'.repeat(500)]];
const plain = packed(page);
const SPACES = ' '.repeat(17);

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, br', 'br'],
  ['br;q=0.5, zstd;q=0', 'br'],
  ['br; q=0.0', undefined],
  ['gzip, xzstd', undefined],
  ['', undefined],
])('who accepts "%s" gets %s', (accepted, encoding) => {
  expect(understood(browser(accepted))).toBe(encoding);
});

test('who names no encoding gets the page as it is', () => {
  expect(understood({ headers: {} })).toBeUndefined();
  expect(String(plain)).toContain('<p>चिया</p>.a{color:red}');
});

test('what is packed is the page, and smaller', () => {
  const br = packed(page, 'br');
  expect(zlib.brotliDecompressSync(br).equals(plain)).toBe(true);
  expect(br.length).toBeLessThan(plain.length / 10);
  const small = packed(page, 'zstd');
  expect(String(zlib.zstdDecompressSync(small))).toBe(
    page.map((part) => String(packed([part]))).join(SPACES),
  );
  expect(small.length).toBeLessThan(plain.length / 10);
});

test('what many pages share is packed once for all of them', () => {
  packed(page, 'zstd');
  const { blocks } = styles;
  packed([['<i>Rice</i>'], styles], 'zstd');
  expect(styles.blocks).toBe(blocks);
});

/** Text whose matches are found at the distances a reader begins with, and those of a piece before. */
const texts = [
  'abababababab',
  'aaaaaaaaaaaa',
  'abcdabcdabcd',
  '<li class="row"><a href="/product/',
  'x'.repeat(200_000),
  'चिया'.repeat(9),
  '',
];
const pieceOf = (seed: number) =>
  Array.from({ length: (seed * 7) % 60 }, (_, at) => texts[(at * seed + at) % 7]).join(
    String(seed),
  );

test('pieces of every kind are whole behind each other', () => {
  for (let seed = 1; seed < 120; seed++) {
    const pieces = [seed, seed + 1, seed + 5].map(pieceOf);
    const size = seed % 2 ? 1500 : 0;
    const blocks = pieces.map((text) =>
      zstdBlocks(Buffer.from(text), (seed % 19) + 1, size),
    );
    const read = String(zlib.zstdDecompressSync(zstdFrame(blocks)));
    expect(read === pieces.join(SPACES), `pieces ${seed}`).toBe(true);
  }
});

test('what has come of a page can be read before the rest is there', async () => {
  const rows = Array.from({ length: 3000 }, (_, row) => `<li>${row * 7919}</li>`);
  const small = packed([rows], 'zstd');
  const reader = zlib.createZstdDecompress();
  const read: Buffer[] = [];
  reader.on('data', (part: Buffer) => read.push(part));
  reader.write(small.subarray(0, small.length / 2));
  await new Promise((done) => reader.flush(() => done(undefined)));
  const shown = Buffer.concat(read).length / rows.join('').length;
  expect(shown).toBeGreaterThan(0.3);
  reader.destroy();
});
