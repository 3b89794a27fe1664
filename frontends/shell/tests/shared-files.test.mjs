// @vitest-environment node
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createApp } from '@haat/server/app';
import { LIST, openFiles } from '@haat/server/peers';
import { staticFiles } from '@haat/server/static-files';

const [OLD, NEW] = ['main.0123456a.js', 'main.0123456b.js'];
const closing = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

/** A replica whose build has this file: as the shell, below `/assets/`. */
async function replica(name, peers) {
  const own = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-build-'));
  const taken = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-taken-'));
  fs.writeFileSync(path.join(own, name), `// ${name}`);
  const app = createApp();
  const files = await openFiles(own, taken, peers);
  await files.takeOver();
  app.get(`/assets${LIST}`, () => files.list());
  app.addHook('preHandler', (request) => files.complete(request));
  app.register(...staticFiles([own, taken], { prefix: '/assets/' }));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  closing.push(async () => {
    await app.close();
    for (const folder of [own, taken]) fs.rmSync(folder, { recursive: true });
  });
  return `${address}/assets`;
}

test('two builds of the shell serve the files of each other', async () => {
  const peers = [];
  const before = await replica(OLD, peers);
  peers.push(before);
  const after = await replica(NEW, peers);
  peers.push(after);

  for (const address of [before, after]) {
    for (const name of [OLD, NEW]) {
      const answer = await fetch(`${address}/${name}`);
      expect([address, name, answer.status]).toEqual([address, name, 200]);
      expect(await answer.text()).toBe(`// ${name}`);
    }
  }
});
