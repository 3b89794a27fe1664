/** The settings that the edge reads from its environment. */
import os from 'node:os';
import path from 'node:path';
import { addressOf } from '@haat/server/addresses';
import { peersOf } from '@haat/server/peers';

const gatewayPort = Number(process.env.HAAT_PORT ?? 8080);
const port = Number(process.env.PORT ?? gatewayPort + 6);
const shellFolder = path.resolve(import.meta.dirname, '..');

const DEFAULT_REMOTES = {
  vendor: { url: '/mf/vendor/', origin: `http://127.0.0.1:${gatewayPort + 7}` },
  dashboard: { url: '/mf/dashboard/', origin: `http://127.0.0.1:${gatewayPort + 8}` },
};

const GATEWAY = `http://127.0.0.1:${gatewayPort}`;

function remotesOf(setting) {
  if (!setting) return DEFAULT_REMOTES;
  const remotes = JSON.parse(setting);
  for (const { origin } of Object.values(remotes)) addressOf('HAAT_REMOTES', origin);
  return remotes;
}

export const settings = {
  port,
  apiOrigin: addressOf('HAAT_API_ORIGIN', process.env.HAAT_API_ORIGIN ?? GATEWAY),
  publicUrl: addressOf('HAAT_PUBLIC_URL', process.env.HAAT_PUBLIC_URL ?? GATEWAY),
  remotes: remotesOf(process.env.HAAT_REMOTES),
  deployment: {
    phone: process.env.HAAT_SUPPORT_PHONE ?? '01-5970000',
    whatsapp: process.env.HAAT_SUPPORT_WHATSAPP ?? '',
    mapUrl: process.env.HAAT_OFFICE_MAP_URL ?? '',
    isDemo: (process.env.HAAT_ENVIRONMENT ?? 'development') !== 'production',
  },
  distFolder: path.join(shellFolder, 'dist'),
  // Hashed files of the other replicas' builds.
  fetchedFolder: path.join(os.tmpdir(), `haat-files-${port}`),
  peers: peersOf(process.env.HAAT_PEERS),
  serverFolder: path.join(shellFolder, 'dist-server'),
  openApiFile: path.resolve(shellFolder, '../../gateway/openapi.json'),
  prefetchMs: Number(process.env.HAAT_PREFETCH_MS ?? 1500),
  crawlerPrefetchMs: 10_000,
};
