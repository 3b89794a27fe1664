/** The Node edge: pages, the shell's files, error bodies for the gateway, the API reference. */
import fs from 'node:fs';
import path from 'node:path';
import { sendError, sendText } from './http/responses.mjs';
import { answerDocs } from './routes/api-docs.mjs';
import { openBundles } from './remotes/server-bundles.mjs';
import { makeForms } from './routes/forms/forms.mjs';
import { makePages } from './routes/page.mjs';
import { watchRemotes } from './remotes/manifests.mjs';
import { serve } from './http/listen.mjs';
import { settings } from './settings.mjs';
import { makeSitemap } from './routes/sitemap.mjs';
import { sendFile } from './http/static-files.mjs';

// React chooses its build by this when it is first loaded.
process.env.NODE_ENV = 'production';

const bundles = openBundles(settings.serverFolder);
const currentRemotes = watchRemotes(settings.remotes);
const answerPage = makePages({ settings, bundles, currentRemotes });
const answerForm = makeForms({ ...settings, shell: bundles.shell });
const answerSitemap = makeSitemap(settings);
const PUBLIC = path.join(import.meta.dirname, 'public');
const OWN_FILES = new Set(fs.readdirSync(PUBLIC).map((name) => `/${name}`));

serve('shell', settings.port, async (request, response, url, pathname) => {
  if (pathname === '/healthz') return sendText(response, 200, 'ok');
  if (pathname === '/sw.js') return sendFile(response, settings.distFolder, 'sw.js');
  if (OWN_FILES.has(pathname)) return sendFile(response, PUBLIC, pathname.slice(1));
  if (pathname.startsWith('/assets/')) {
    return sendFile(response, settings.distFolder, pathname.slice('/assets/'.length));
  }
  if (await answerForm(request, response, url, pathname)) return;
  if (await answerSitemap(request, response, pathname)) return;
  if (await answerDocs(response, pathname, settings.openApiFile)) return;
  // A missing file is a real 404, never a page.
  const isFile = /^\/(api|mf|storage)(\/|$)/.test(pathname);
  if (isFile || /\.(js|css|map|json|woff2|png|webp|svg|ico)$/.test(pathname)) {
    return sendError(response, 404);
  }
  await answerPage(request, response, url);
});
