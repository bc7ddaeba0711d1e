import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './free-port.ts';
import { ownCertificate } from './own-certificate.ts';

interface RunningNginx extends AsyncDisposable {
  readonly address: string;
  /** What it has written to its error log so far. */
  readonly errors: () => string;
}

interface NginxOptions {
  /** Header with the visitor's country, as a CDN would send it; that of the example when left out. */
  readonly countryHeader?: string;
  /** Keeps the limits, which count this machine as one visitor. */
  readonly isLimited?: boolean;
  /** Keeps TLS and HTTP/2, with a certificate for localhost that no browser trusts. */
  readonly isSecure?: boolean;
}

/**
 * Starts nginx with the example that operators get, on free ports and in a separate folder.
 * Left out are TLS and the limits, unless they are asked for.
 * @param upstreams addresses of the site's processes
 */
export async function startNginx(
  upstreams: readonly string[],
  { countryHeader = 'cf-ipcountry', isLimited = false, isSecure = false }: NginxOptions = {},
): Promise<RunningNginx> {
  const program = findNginx();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [port, plainPort] = [await findFreePort(), await findFreePort()];
  const file = join(folder, 'nginx.conf');
  writeFileSync(join(folder, 'fullchain.pem'), ownCertificate.cert);
  writeFileSync(join(folder, 'privkey.pem'), ownCertificate.key);
  const place = { folder, port, plainPort, upstreams, countryHeader, isLimited, isSecure };
  writeFileSync(file, adapted(place));
  const child = spawn(program, ['-c', file, '-e', join(folder, 'error.log')], { stdio: 'inherit' });
  const ended = once(child, 'exit');
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  await untilListening(plainPort, child);
  return {
    address: isSecure ? `https://localhost:${port}` : `http://127.0.0.1:${port}`,
    errors: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await ended;
      process.off('exit', killWithUs);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Place {
  readonly folder: string;
  readonly port: number;
  readonly plainPort: number;
  readonly upstreams: readonly string[];
  readonly countryHeader: string;
  readonly isLimited: boolean;
  readonly isSecure: boolean;
}

function adapted(place: Place): string {
  const { folder, port, plainPort, upstreams, countryHeader, isLimited, isSecure } = place;
  const servers = upstreams.map(
    (address) => `    server ${new URL(address).host} max_fails=1 fail_timeout=1s;`,
  );
  const account = process.getuid?.() === 0 ? 'user root;\n' : '';
  const text = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('pid /run/nginx.pid', `pid ${folder}/nginx.pid`)
    .replaceAll('/var/log/nginx', folder)
    .replace('/var/lib/nginx', folder)
    .replace(/( +server 127\.0\.0\.1:\d+[^\n]*\n)+/, `${servers.join('\n')}\n`)
    .replaceAll(/^ +listen \[::\][^\n]*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replaceAll('listen 443 ssl http2;', `listen 127.0.0.1:${port}${isSecure ? ' ssl http2' : ''};`)
    .replaceAll('/etc/letsencrypt/live/health.example', folder)
    .replace('server_name health.example;', 'server_name 127.0.0.1 localhost;')
    // Browsers name the port in their Origin.
    .replaceAll('Host $host;', 'Host $http_host;')
    .replaceAll('$http_cf_ipcountry', `$http_${countryHeader.replaceAll('-', '_')}`)
    .split('\n')
    .filter((line) => isSecure || !line.trimStart().startsWith('ssl_'))
    .filter((line) => isLimited || !line.trimStart().startsWith('limit_'))
    .join('\n');
  return `${account}daemon off;\n${text}`;
}

function findNginx(): string {
  const places = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx'];
  const find = () => places.find((place) => spawnSync(place, ['-v']).status === 0);
  const found = find();
  if (found) return found;
  if (process.getuid?.() === 0) {
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx'], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'ignore',
    });
  }
  const installed = find();
  if (!installed) throw new Error('nginx is needed for this: install the package nginx.');
  return installed;
}

async function untilListening(port: number, child: { readonly exitCode: number | null }) {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const isUp = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
    if (Date.now() > deadline) throw new Error('nginx does not listen');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
