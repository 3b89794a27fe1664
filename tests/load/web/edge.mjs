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
      .get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
        answer.resume();
        answer.on('end', () =>
          answer.statusCode === 200 ? resolve() : reject(new Error(answer.statusCode)),
        );
      })
      .on('error', reject),
  );

/** Milliseconds of processor time for one page that is drawn anew. */
export async function drawnPage(pid, origin, paths, times) {
  const agent = new http.Agent({ keepAlive: true });
  for (const path of paths) await get(`${origin}${path}?warm`, agent);
  const before = cpuSeconds(pid);
  for (let turn = 0; turn < times; turn++) {
    await get(`${origin}${paths[turn % paths.length]}?turn=${turn}`, agent);
  }
  agent.destroy();
  return ((cpuSeconds(pid) - before) / times) * 1000;
}

/** The same for pages that were drawn before and have not changed; too seldom to be kept as they are. */
export async function knownPage(pid, origin, paths, times) {
  const agent = new http.Agent({ keepAlive: true });
  const addresses = Array.from(
    { length: times },
    (_, turn) => `${origin}${paths[turn % paths.length]}?known=${turn}`,
  );
  for (const address of addresses) await get(address, agent);
  const before = cpuSeconds(pid);
  for (const address of addresses) await get(address, agent);
  agent.destroy();
  return ((cpuSeconds(pid) - before) / times) * 1000;
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
