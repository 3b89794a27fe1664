/** A second gateway with TLS and HTTP/2 on the routes of the running one; its certificate lives as long as it does. */
import { execFileSync, spawn } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const READY_MS = 15_000;

function certificate(folder) {
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name));
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  execFileSync(
    'openssl',
    ['req', '-x509', ...kind, '-days', '2', ...subject, '-keyout', key, '-out', cert],
    { stdio: 'ignore' },
  );
  const { publicKey } = new X509Certificate(fs.readFileSync(cert));
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, pin: createHash('sha256').update(spki).digest('base64') };
}

async function untilReady(url) {
  const until = Date.now() + READY_MS;
  while (Date.now() < until) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the gateway with TLS did not start');
}

/** The address of a service of the gateway's table. */
const addressOf = (table, service) =>
  new RegExp(
    `\\n {4}${service}:\\n {6}loadBalancer:\\n {8}servers:\\n {8}- url: (\\S+)`,
  ).exec(table)[1];

/**
 * home: the stack's folder. With `target` a service is replaced, and nothing comes from the cache.
 * Answers {url, pin, stop}.
 */
export async function openFront(home, port, opsPort, target) {
  const originPort = port + 6;
  const folder = path.join(home, `bench-web/front-${port}`);
  const routes = path.join(folder, 'routes');
  fs.mkdirSync(routes, { recursive: true });
  const { key, cert, pin } = certificate(folder);
  const running = path.join(home, 'run/traefik');
  let table = fs.readFileSync(path.join(running, 'routes.yml'), 'utf8');
  const origin = `http://127.0.0.1:${originPort}`;
  table = table.replaceAll(addressOf(table, 'origin'), origin);
  if (target) {
    table = table
      .replaceAll(addressOf(table, 'varnish'), origin)
      .replaceAll(target.from, target.to);
  }
  fs.writeFileSync(path.join(routes, 'routes.yml'), table);
  const tls = `tls:\n  certificates:\n  - certFile: ${cert}\n    keyFile: ${key}\n`;
  fs.writeFileSync(path.join(routes, 'tls.yml'), tls);
  const settings = fs
    .readFileSync(path.join(running, 'traefik.yml'), 'utf8')
    .replace(/address: 127\.0\.0\.1:\d+/, `address: 127.0.0.1:${port}`)
    .replace(/(origin:\n\s+address: 127\.0\.0\.1:)\d+/, `$1${originPort}`)
    .replace(/(ops:\n\s+address: 127\.0\.0\.1:)\d+/, `$1${opsPort}`)
    .replace(/\n {4}http:\n/, '\n    http:\n      tls: {}\n')
    .replace(/filename: .*routes\.yml/, `directory: ${routes}`)
    .replace(/filePath: .*/, `filePath: ${path.join(folder, 'access.log')}`);
  const file = path.join(folder, 'traefik.yml');
  fs.writeFileSync(file, settings);
  const pid = Number(fs.readFileSync(path.join(home, 'run/gateway.pid'), 'utf8'));
  const binary = fs.readlinkSync(`/proc/${pid}/exe`);
  const process_ = spawn(binary, [`--configFile=${file}`], { stdio: 'ignore' });
  const stop = () => process_.kill();
  try {
    await untilReady(`http://127.0.0.1:${opsPort}/ping`);
  } catch (error) {
    stop();
    throw error;
  }
  return { url: `https://127.0.0.1:${port}`, pin, stop };
}
