/** What a page costs the page server: the kernel's account of its process. */
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
      .get(
        url,
        { agent, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } },
        (answer) => {
          answer.resume();
          answer.on('end', () =>
            answer.statusCode === 200 ? resolve() : reject(new Error(answer.statusCode)),
          );
        },
      )
      .on('error', reject),
  );

async function getTimes(url, times) {
  const agent = new http.Agent({ keepAlive: true });
  for (let turn = 0; turn < times; turn++) await get(url, agent);
  agent.destroy();
}

/** Milliseconds of CPU of one page, after as many others: the code is compiled by then. */
export async function renderedPage(pid, url, times) {
  await getTimes(url, times);
  const before = cpuSeconds(pid);
  await getTimes(url, times);
  return ((cpuSeconds(pid) - before) / times) * 1000;
}
