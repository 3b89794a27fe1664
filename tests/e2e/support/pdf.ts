/** The text of a PDF, without spaces. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { ROOT } from './places';

const PYTHON = path.join(ROOT, '.venv/bin/python');
const READ = `
import sys, pypdfium2
document = pypdfium2.PdfDocument(sys.stdin.buffer.read())
print("".join(page.get_textpage().get_text_range() for page in document))
`;

export const textOfPdf = (input: Buffer): string =>
  execFileSync(PYTHON, ['-c', READ], { input })
    .toString()
    .replace(/[\s\u200b]+/g, '');

/** Of the file that this button downloads. */
export async function textOfDownload(page: Page, button: Locator): Promise<string> {
  const download = page.waitForEvent('download');
  await button.click();
  return textOfPdf(readFileSync(await (await download).path()));
}
