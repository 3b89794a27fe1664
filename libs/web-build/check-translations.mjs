/** Fails when a text of the source is not in the catalogs, has no Nepali, or two. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';

const root = path.resolve(import.meta.dirname, '../..');
const config = createRequire(import.meta.url)('./lingui.config.cjs');
const fileOf = (catalog, locale) =>
  `${catalog.path.replace('<rootDir>', root).replace('{locale}', locale)}.po`;
const files = config.catalogs.flatMap((catalog) => [
  fileOf(catalog, 'en'),
  fileOf(catalog, 'ne'),
]);
const isNepali = (file) => file.includes(`${path.sep}ne${path.sep}`);
const read = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null);
const withoutDate = (text) => text?.replace(/"POT-Creation-Date:.*\n/, '');

/** Blocks of a .po file that have a text but no translation. */
function untranslated(text) {
  return text
    .split(/\n\n+/)
    .filter((block) => /^msgid "(?!")|^msgid ""\n"/m.test(block))
    .filter((block) => /^msgstr ""\s*$(?!\n")/m.test(block))
    .map((block) => block.match(/^msgid (.*)$/m)[1]);
}

/** Texts of one .po file, each with its translation; a context is part of the text. */
const translated = (text) =>
  [...text.matchAll(/(?:^msgctxt (".*")\n)?^msgid (".+")\nmsgstr (".+")$/gm)].map(
    ([, context = '', id, message]) => [`${context}${id}`, message],
  );

/** The catalogs of a page become one: a text with two translations would have one on the server, the other in the browser. */
function contradictions(texts) {
  const seen = new Map();
  const conflicts = [];
  for (const [id, message] of texts.flatMap(translated)) {
    if ((seen.get(id) ?? message) !== message)
      conflicts.push(`${id}: ${seen.get(id)} and ${message}`);
    seen.set(id, message);
  }
  return conflicts;
}

const before = files.map(read);
execFileSync('npm', ['run', '--silent', 'i18n:extract'], { cwd: root, stdio: 'pipe' });
const after = files.map(read);
const problems = [];
files.forEach((file, index) => {
  const name = path.relative(root, file);
  if (withoutDate(before[index]) !== withoutDate(after[index])) {
    problems.push(`${name} was out of date: run npm run i18n:extract`);
  }
  if (!isNepali(file)) return;
  for (const text of untranslated(after[index] ?? '')) problems.push(`${name}: ${text}`);
});
problems.push(...contradictions(after.filter((_, index) => isNepali(files[index]))));
if (problems.length > 0) {
  console.error(`Missing translations:\n${problems.join('\n')}`);
  process.exit(1);
}
console.log('Every text has its Nepali.');
