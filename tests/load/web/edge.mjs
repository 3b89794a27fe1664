/** What a page costs the edge: the kernel's account of its process. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';

const TICKS = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

function cpuSeconds(pid) {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

const get = (url, agent) =>
  new Promise((resolve, reject) =>
    http
      .get(url, { agent, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } }, (answer) => {
        answer.resume();
        answer.on('end', () =>
          answer.statusCode === 200 ? resolve() : reject(new Error(answer.statusCode)),
        );
      })
      .on('error', reject),
  );

/** Milliseconds of processor time for one of the addresses, after others were asked for. */
async function timePages(pid, warm, addresses) {
  const agent = new http.Agent({ keepAlive: true });
  for (const address of warm) await get(address, agent);
  const before = cpuSeconds(pid);
  for (const address of addresses) await get(address, agent);
  agent.destroy();
  return ((cpuSeconds(pid) - before) / addresses.length) * 1000;
}

/** The paths in turn, each address another one. */
const numbered = (origin, paths, times) =>
  Array.from(
    { length: times },
    (_, turn) => `${origin}${paths[turn % paths.length]}?turn=${turn}`,
  );

/** A page that is drawn anew, by an edge that has drawn as many before: it runs for days. */
export function drawnPage(pid, origin, paths, times) {
  const warm = numbered(origin, paths, times).map((address) => `${address}&warm`);
  return timePages(pid, warm, numbered(origin, paths, times));
}

/** One that was drawn before and has not changed; too seldom asked for to be kept as it is. */
export function knownPage(pid, origin, paths, times) {
  const addresses = numbered(origin, paths, times).map((address) => `${address}&known`);
  return timePages(pid, addresses, addresses);
}

/** Pages for one second of processor time when many ask for the same one. */
export async function keptPages(pid, origin, path, seconds) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
  const until = Date.now() + seconds * 1000;
  let count = 0;
  const before = cpuSeconds(pid);
  async function ask() {
    while (Date.now() < until) {
      await get(origin + path, agent);
      count += 1;
    }
  }
  await Promise.all(Array.from({ length: 16 }, ask));
  agent.destroy();
  return count / (cpuSeconds(pid) - before);
}
