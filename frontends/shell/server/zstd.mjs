/**
 * One frame of zstd (RFC 8878) from pieces that were packed apart, so that what many pages share is packed once.
 * Frames behind each other would say the same, but not every reader goes on after the first.
 */
import zlib, { constants } from 'node:zlib';

/** Node 20 has none. */
export const hasZstd = zlib.zstdCompressSync !== undefined;

/** No piece looks further back: 1 MiB of a phone's memory. */
const WINDOW_LOG = 20;
const MAGIC = [0x28, 0xb5, 0x2f, 0xfd];
const HEADER = Buffer.from([...MAGIC, 0x00, (WINDOW_LOG - 10) << 3]);
const EMPTY_LAST_BLOCK = Buffer.from([0x01, 0x00, 0x00]);
/** By the header's two topmost bits: of how many bytes the content's size is. */
const SIZE_BYTES = [0, 2, 4, 8];
const BLOCK_HEADER = 3;
/** ZSTD_c_targetCBlockSize, which Node hands on but does not name. */
const TARGET_BLOCK = 130;
const ONE_BYTE_REPEATED = 1;

/** Two bits of type above the one that says "last", the size above them. */
const block = (...bytes) => [bytes.length * 8 + 4, 0, 0, ...bytes];
/**
 * Seventeen spaces, which HTML does not mind. A piece was packed for a reader who has seen nothing; this one
 * remembers three distances of the piece before. Three matches, of distance 8, 4 and 1, make them those of the beginning.
 */
const AS_AT_FIRST = Buffer.from([
  // Eight spaces, then three from eight back: tables of one symbol each, so no bits but the distance's.
  ...block(0x41, 0x20, 0x01, 0x54, 0x08, 0x03, 0x00, 0x0b),
  // Three from four back, three from one back.
  ...block(0x00, 0x02, 0x54, 0x00, 0x02, 0x00, 0x1c),
]);

function headerBytes(frame) {
  const about = frame[MAGIC.length];
  const isOneSegment = about & 0x20;
  const sizeBytes = SIZE_BYTES[about >> 6] || (isOneSegment ? 1 : 0);
  return MAGIC.length + 1 + (isOneSegment ? 0 : 1) + sizeBytes;
}

/**
 * The blocks of a packed piece, none of them called the last of its frame. A reader has nothing of a block before it
 * has all of it: blockBytes says how much that is, about.
 */
export function zstdBlocks(bytes, level, blockBytes = 0) {
  const frame = zlib.zstdCompressSync(bytes, {
    params: {
      [constants.ZSTD_c_compressionLevel]: level,
      [constants.ZSTD_c_windowLog]: WINDOW_LOG,
      [TARGET_BLOCK]: blockBytes,
    },
  });
  const begin = headerBytes(frame);
  let at = begin;
  for (let last = 0; !last;) {
    const header = frame.readUIntLE(at, BLOCK_HEADER);
    last = header & 1;
    if (last) frame[at] &= ~1;
    const isRepeated = ((header >> 1) & 3) === ONE_BYTE_REPEATED;
    at += BLOCK_HEADER + (isRepeated ? 1 : header >> 3);
  }
  // Where a piece fills Node's buffer to the last byte, an empty frame follows.
  return frame.subarray(begin, at);
}

/** pieces: as `zstdBlocks` answers. Whoever unpacks it finds seventeen spaces between two pieces. */
export const zstdFrame = (pieces) =>
  Buffer.concat([
    HEADER,
    ...pieces.flatMap((blocks, index) => (index ? [AS_AT_FIRST, blocks] : [blocks])),
    EMPTY_LAST_BLOCK,
  ]);
