/** How the edge sets kept parts into a page: React writes marks for them, which are exchanged afterwards. */
import { makeI18n, type Keeping, type Locale, type Piece } from '@haat/platform';
import { I18nProvider } from '@lingui/react';
import type { Messages } from '@lingui/core';
import { createHash } from 'node:crypto';

const MOST = 500;
/** Characters: longer texts are known by their digest. */
const LONG = 100;
/** Nobody who writes a text can know it. */
const SECRET = crypto.randomUUID();
const MARK = new RegExp(`\uE000${SECRET}([[=\\]])(\\d+)\uE001`);
const mark = (kind: string, index: number) => `\uE000${SECRET}${kind}${index}\uE001`;
/** Counted from the root of a page: another one where the part stands alone. */
const OWN_ID = /(?:id|for|aria-[a-z]+)="_R_/;

type Pieces = Map<string, Piece>;
type Placed = Piece & { keep?: () => void };

const shortened = (text: string) =>
  text.length < LONG ? text : createHash('sha256').update(text).digest('base64');

const known = new WeakMap<object, string>();

/** Answers of the API are frozen, and the same ones for many pages: each is read once. */
function nameOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) {
    return shortened(JSON.stringify(value) ?? '');
  }
  const name = known.get(value) ?? shortened(JSON.stringify(value));
  if (Object.isFrozen(value)) known.set(value, name);
  return name;
}

const keyOf = (locale: Locale, told: object) =>
  [locale, ...Object.entries(told).flat().map(nameOf)].join('\n');

/** The last used stays longest. */
function remember(pieces: Pieces, key: string, { html, words }: Piece) {
  pieces.delete(key);
  pieces.set(key, { html, words });
  const [oldest] = pieces.keys();
  if (pieces.size > MOST && oldest !== undefined) pieces.delete(oldest);
}

/** A copy: a slice would hold on to the whole page. */
const copied = (text: string) => Buffer.from(text).toString();

/** words: all of the page's; used: gets those it is drawn with. */
export function makeKeeping(locale: Locale, words: Messages, used: Messages) {
  const placed: Placed[] = [];

  const place: Keeping['place'] = (pieces, told, part) => {
    const key = keyOf(locale, told);
    const index = placed.length;
    const last = pieces.get(key);
    if (last) {
      remember(pieces, key, last);
      placed.push(last);
      return mark('=', index);
    }
    const piece: Placed = { html: '', words: {} };
    piece.keep = () => remember(pieces, key, piece);
    placed.push(piece);
    return (
      <>
        {mark('[', index)}
        <I18nProvider i18n={makeI18n(locale, words, piece.words)}>{part}</I18nProvider>
        {mark(']', index)}
      </>
    );
  };

  function keepDrawn(piece: Placed, html: string) {
    if (OWN_ID.test(html)) throw new Error(`a kept part has an id of React: ${html}`);
    piece.html = copied(html);
    piece.keep?.();
  }

  /** The page in pieces, its parts in their places; those drawn with it are kept from now on. */
  function whole(drawn: string): string[] {
    const out: string[] = [];
    const begun: { piece: Placed; at: number }[] = [];
    const [first = '', ...rest] = drawn.split(MARK);
    out.push(first);
    for (let at = 0; at < rest.length; at += 3) {
      const [kind, index, text = ''] = rest.slice(at, at + 3);
      const piece = placed[Number(index)];
      if (!piece) continue;
      if (kind === '[') begun.push({ piece, at: out.length });
      if (kind === '=') out.push(piece.html);
      if (kind === ']') keepDrawn(piece, out.slice(begun.pop()?.at).join(''));
      // A part's words are those of the parts inside it too.
      if (kind !== '[') Object.assign(begun.at(-1)?.piece.words ?? used, piece.words);
      out.push(text);
    }
    return out;
  }

  return { place, whole };
}
