/** Builds one remote anew while the stack runs, and puts the former build back. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT, folderOf } from './places';

/** Everything else has its content in its name and only ever gets company. */
const CURRENT = ['ssr.cjs', 'manifest.json'];

export async function build(name: string, label: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['libs/web-build/build.cjs', name], {
    cwd: ROOT,
    env: { ...process.env, HAAT_BUILD_LABEL: label },
  });
}

/** Answers how to bring back what is there now; the manifest comes last, as in a build. */
export function remember(name: string): () => void {
  const files = CURRENT.map((file) => path.join(folderOf(name, 'dist'), file));
  const contents = files.map((file) => readFileSync(file));
  return () =>
    files.forEach((file, index) => writeFileSync(file, contents[index] as Buffer));
}

/** One hash over every file of some folders. */
export function hashOf(...folders: string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const file of readdirSync(folder).sort()) {
      hash.update(file).update(readFileSync(path.join(folder, file)));
    }
  }
  return hash.digest('hex');
}
