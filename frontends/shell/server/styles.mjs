/** The text of style sheets, so that a page brings them itself and paints without asking again. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { log } from './log.mjs';

const MOST = 20;
const TIMEOUT_MS = 800;

async function fetchSheet(address) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}

/** Each is read once: its name changes with its content. */
export function makeStyles(distFolder) {
  const known = new Map();

  async function sheet(href, read) {
    try {
      if (!known.has(href)) known.set(href, await read());
      if (known.size > MOST) known.delete(known.keys().next().value);
      return { href, text: known.get(href) };
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

  /** {href, text} of the frame, of its page and of the remote that draws it, in the order they count. */
  return function stylesOf({ shell, pageName, remote: drawing, exposed }) {
    const remoteFiles = drawing?.manifest.exposes[exposed]?.css ?? [];
    const ownPage = shell.pages[pageName]?.css ?? [];
    return Promise.all([
      ...shell.css.map(own),
      ...(drawing ? remoteFiles.map(remote(drawing)) : []),
      ...ownPage.map(own),
    ]);
  };
}
