/**
 * Hashed files of the other replicas: while two builds run, a page of one pod requests
 * files of another; a page opened before requests files of a deleted build.
 *
 * At its start a replica takes the files of its peers, with those they once took; afterwards
 * it requests a hashed name that it lacks. HAAT_PEERS: addresses of the folder, separated by
 * commas; each name is resolved to all of its addresses.
 */
import dns from 'node:dns/promises';
import fs from 'node:fs/promises';
import path from 'node:path';
import { addressOf } from './addresses.mjs';
import { log } from './log.mjs';
import { isHashed } from './static-files.mjs';

const DAY_MS = 86_400_000;
const MAX_AGE_MS = 7 * DAY_MS;
const TIMEOUT_MS = 3_000;
const PEER = { 'x-haat-peer': '1' };
/** A request of this path or with this header is a peer's: it goes to no other peer. */
export const LIST = '/__files';
export const peersOf = (setting = '') =>
  setting
    .split(',')
    .filter(Boolean)
    .map((origin) => addressOf('HAAT_PEERS', origin));
const isPeer = (request) => 'x-haat-peer' in request.headers;

async function addresses(origins) {
  const lookups = origins.map(async (origin) => {
    const { hostname, port, pathname } = new URL(origin);
    const folder = pathname.replace(/\/$/, '');
    const hosts = await dns.lookup(hostname, { all: true }).catch(() => []);
    return hosts.map(({ address, family }) =>
      family === 6
        ? `http://[${address}]:${port}${folder}`
        : `http://${address}:${port}${folder}`,
    );
  });
  return (await Promise.all(lookups)).flat();
}

async function fetchFrom(address, name) {
  const answer = await fetch(`${address}/${name}`, {
    headers: PEER,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer;
}

/** Written completely or not at all; its time is when a running build last had it. */
async function write(folder, name, content, seenAt) {
  const full = path.join(folder, name);
  const fresh = `${full}.${process.pid}-${Math.random()}`;
  await fs.writeFile(fresh, content);
  await fs.utimes(fresh, new Date(), new Date(seenAt));
  await fs.rename(fresh, full);
}

export async function openFiles(own, taken, origins) {
  await fs.mkdir(taken, { recursive: true });
  const isThere = (folder, name) =>
    fs.access(path.join(folder, name)).then(
      () => true,
      () => false,
    );

  /** name -> when a running build last had it. */
  async function list() {
    const files = {};
    for (const name of await fs.readdir(taken)) {
      if (isHashed(name)) files[name] = (await fs.stat(path.join(taken, name))).mtimeMs;
    }
    for (const name of await fs.readdir(own))
      if (isHashed(name)) files[name] = Date.now();
    return files;
  }

  async function take(address, name, seenAt) {
    const answer = await fetchFrom(address, name);
    await write(taken, name, Buffer.from(await answer.arrayBuffer()), seenAt);
  }

  /** All that one peer has and we have not. */
  async function takeAll(address) {
    const files = await (await fetchFrom(address, LIST.slice(1))).json();
    for (const [name, seenAt] of Object.entries(files)) {
      const isOld = Date.now() - seenAt > MAX_AGE_MS;
      const isPresent = (await isThere(own, name)) || (await isThere(taken, name));
      if (isHashed(name) && !isOld && !isPresent) await take(address, name, seenAt);
    }
  }

  async function takeOver() {
    const peers = await addresses(origins);
    const done = await Promise.allSettled(peers.map(takeAll));
    const failed = done.filter(({ status }) => status === 'rejected').length;
    log.info({ peers: peers.length, failed }, 'files_taken_over');
  }

  /** Fetches the hashed file of a request from a peer when neither folder has it. */
  async function complete(request) {
    const name = request.params['*'] ?? '';
    if (!isHashed(name) || isPeer(request)) return;
    if ((await isThere(own, name)) || (await isThere(taken, name))) return;
    const peers = await addresses(origins);
    await Promise.any(peers.map((peer) => take(peer, name, Date.now()))).catch(() => {});
  }

  return { list, takeOver, complete };
}
