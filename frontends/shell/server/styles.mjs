/** Style sheets as they stand in a page, which brings them itself and paints without asking again. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { log } from './log.mjs';
import { shared } from './packing.mjs';

const MOST = 20;
const TIMEOUT_MS = 800;

async function fetchSheet(address) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}

/** webpack finds it by its file's name and does not ask for it again. */
const inPage = ({ href, text }) =>
  text === undefined
    ? `<link rel="stylesheet" href="${href}">`
    : `<style data-href="${path.posix.basename(href)}" data-address="${href}">${text.replaceAll('</', '<\\/')}</style>`;

/** Each is read once: its name changes with its content. */
export function makeStyles(distFolder) {
  const texts = new Map();
  const parts = new Map();

  function remember(known, name, value) {
    known.set(name, value);
    if (known.size > MOST) known.delete(known.keys().next().value);
    return value;
  }

  async function sheet(href, read) {
    try {
      const text = texts.get(href) ?? remember(texts, href, await read());
      return { href, text };
    } catch (error) {
      // The browser asks for it, as it does for every other file.
      log('warning', 'style_unreadable', { href, reason: error.message });
      return { href };
    }
  }

  const own = (file) =>
    sheet(`/assets/${file}`, () => fs.readFile(path.join(distFolder, file), 'utf8'));
  const remote = ({ origin, url }) => {
    return (file) => sheet(url + file, () => fetchSheet(origin + url + file));
  };

  /** One `shared` part of every page that has the same: of the frame, of the remote that draws, of its page, as they count. */
  return async function stylesOf({ shell, pageName, remote: drawing, exposed }) {
    const remoteFiles = drawing?.manifest.exposes[exposed]?.css ?? [];
    const ownPage = shell.pages[pageName]?.css ?? [];
    const sheets = await Promise.all([
      ...shell.css.map(own),
      ...(drawing ? remoteFiles.map(remote(drawing)) : []),
      ...ownPage.map(own),
    ]);
    const name = sheets.map(({ href, text }) => `${href} ${text !== undefined}`).join();
    return parts.get(name) ?? remember(parts, name, shared(sheets.map(inPage).join('')));
  };
}
