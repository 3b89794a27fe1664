/** The page server: pages, the shell's files, plain forms, sitemap, API reference. */
import fastifyCookie from '@fastify/cookie';
import path from 'node:path';
import { createApp, listen } from '@haat/server/app';
import { LIST, openFiles } from '@haat/server/peers';
import { staticFiles } from '@haat/server/static-files';
import { watchRemotes } from './remotes/manifests.mjs';
import { openBundles } from './remotes/server-bundles.mjs';
import { apiDocs } from './routes/api-docs.mjs';
import { forms } from './routes/forms/forms.mjs';
import { page } from './routes/page.mjs';
import { sitemap } from './routes/sitemap.mjs';
import { settings } from './settings.mjs';

// React chooses its build by this when it is first loaded.
process.env.NODE_ENV = 'production';

const { shell, remoteBundle } = openBundles(settings.serverFolder);
shell.configureDeployment(settings.deployment);
const options = {
  ...settings,
  shell,
  remoteBundle,
  currentRemotes: watchRemotes(settings.remotes),
};
const publicFiles = path.join(import.meta.dirname, 'public');
const files = await openFiles(
  settings.distFolder,
  settings.fetchedFolder,
  settings.peers,
);
await files.takeOver();
const app = createApp();

app.register(fastifyCookie);
app.register(...staticFiles(publicFiles, { wildcard: false }));
app.get(`/assets${LIST}`, () => files.list());
app.addHook('preHandler', (request) => files.complete(request));
app.register(
  ...staticFiles([settings.distFolder, settings.fetchedFolder], {
    prefix: '/assets/',
    decorateReply: false,
  }),
);
// The build writes it next to the hashed files; its address gives its scope.
app.get('/sw.js', (_request, reply) => reply.sendFile('sw.js', settings.distFolder));
app.register(forms, options);
app.register(sitemap, options);
app.register(apiDocs, options);
app.register(page, options);

await listen(app, settings.port);
