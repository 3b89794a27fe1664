/** Answers made smaller for the browsers that understand it: lines of Nepal's villages are thin. */
import zlib, { constants } from 'node:zlib';
import { hasZstd, zstdBlocks, zstdFrame } from './zstd.mjs';

/** Of what is packed for one page; of what is packed once for many. */
const ZSTD_LEVEL = 7;
const ZSTD_SHARED_LEVEL = 19;
/** A packet or two: what has come of a page is shown. */
const SHOWN_BYTES = 2000;
/** 11 is for files made once; from 6 on a page costs more time than it saves. */
const BROTLI_QUALITY = 5;

const accepts = (header, name) =>
  header.split(',').some((one) => {
    const [coding, quality = ''] = one.trim().split(/ *; */);
    return coding === name && !/^q=0(\.0*)?$/.test(quality);
  });

/** The first of these the browser understands; undefined when it is none of them. */
export function understood(request, names = hasZstd ? ['zstd', 'br'] : ['br']) {
  const header = request.headers['accept-encoding'] ?? '';
  return names.find((name) => accepts(header, name));
}

function brotli(bytes) {
  return zlib.brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** HTML that stands on many pages. */
export const shared = (text) => ({ bytes: Buffer.from(text) });

/** A page is written here: room that was never used costs more than the writing. */
let room = Buffer.allocUnsafe(1 << 20);
const MOST_BYTES_OF_A_CHARACTER = 3;

/** Good until the next call. */
function written(texts) {
  const most = texts.reduce((sum, { length }) => sum + length, 0);
  const needed = most * MOST_BYTES_OF_A_CHARACTER;
  if (room.length < needed) room = Buffer.allocUnsafe(needed);
  let end = 0;
  for (const text of texts) end += room.write(text, end);
  return room.subarray(0, end);
}

function blocksOf(part) {
  if (Array.isArray(part)) return zstdBlocks(written(part), ZSTD_LEVEL, SHOWN_BYTES);
  part.blocks ??= zstdBlocks(part.bytes, ZSTD_SHARED_LEVEL);
  return part.blocks;
}

/** parts: lists of texts, and `shared` ones between them. encoding: as `understood` answers. */
export function packed(parts, encoding) {
  if (encoding === 'zstd') return zstdFrame(parts.map(blocksOf));
  const bytes = Buffer.concat(
    parts.map((part) => part.bytes ?? Buffer.from(written(part))),
  );
  return encoding === 'br' ? brotli(bytes) : bytes;
}
