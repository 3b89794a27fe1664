/** The style sheets of a page, inline: the browser paints it without another request. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { log } from '@haat/server/log';

const TIMEOUT_MS = 800;

async function fetchSheet(address) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}

/** webpack finds it by its file's name and does not load it again. */
const inPage = ({ href, text }) =>
  text === undefined
    ? `<link rel="stylesheet" href="${href}">`
    : `<style data-href="${path.posix.basename(href)}" data-address="${href}">${text.replaceAll('</', '<\\/')}</style>`;

export function makeStyles(distFolder) {
  async function sheet(href, read) {
    try {
      return { href, text: await read() };
    } catch (error) {
      // The browser requests it, as every other file.
      log.warn({ href, reason: error.message }, 'style_unreadable');
      return { href };
    }
  }

  const own = (file) =>
    sheet(`/assets/${file}`, () => fs.readFile(path.join(distFolder, file), 'utf8'));
  const ofRemote = ({ origin, url }) => {
    return (file) => sheet(url + file, () => fetchSheet(origin + url + file));
  };

  /** Of the frame, of the remote that renders the page, of the page: in the order of the cascade. */
  return async function stylesOf({ shell, pageName, remote, exposed }) {
    const remoteFiles = remote?.manifest.exposes[exposed]?.css ?? [];
    const ownPage = shell.pages[pageName]?.css ?? [];
    const sheets = await Promise.all([
      ...shell.css.map(own),
      ...(remote ? remoteFiles.map(ofRemote(remote)) : []),
      ...ownPage.map(own),
    ]);
    return sheets.map(inPage).join('');
  };
}
