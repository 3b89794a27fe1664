/** How the edge sets kept parts into a page: React writes marks for them, which are exchanged afterwards. */
import { makeI18n, type Keeping, type Locale, type Piece } from '@haat/platform';
import { I18nProvider } from '@lingui/react';
import type { Messages } from '@lingui/core';

const MOST = 500;
/** Nobody who writes a text can know it. */
const SECRET = crypto.randomUUID();
const MARK = new RegExp(`\uE000${SECRET}([[=\\]])(\\d+)\uE001`);
const mark = (kind: string, index: number) => `\uE000${SECRET}${kind}${index}\uE001`;
/** Counted from the root of a page: another one where the part stands alone. */
const OWN_ID = /(?:id|for|aria-[a-z]+)="_R_/;

type Pieces = Map<string, Piece>;
type Placed = Piece & { keep?: () => void };

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
    const key = locale + told;
    const index = placed.length;
    const known = pieces.get(key);
    if (known) {
      remember(pieces, key, known);
      placed.push(known);
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

  /** The page with its parts in their places; those drawn with it are kept from now on. */
  function whole(drawn: string): string {
    const out: string[] = [];
    const begun: number[] = [];
    const [first = '', ...rest] = drawn.split(MARK);
    out.push(first);
    for (let at = 0; at < rest.length; at += 3) {
      const [kind, index, text = ''] = rest.slice(at, at + 3);
      const piece = placed[Number(index)];
      if (!piece) continue;
      if (kind === '[') begun.push(out.length);
      if (kind === '=') out.push(piece.html);
      if (kind === ']') keepDrawn(piece, out.slice(begun.pop()).join(''));
      Object.assign(used, piece.words);
      out.push(text);
    }
    return out.join('');
  }

  return { place, whole };
}
