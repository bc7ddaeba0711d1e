import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { endChild } from './end-child.ts';
import { findFreePort } from './free-port.ts';

/** A WordPress of the distribution's packages, with its own database. */
export interface RealWordPress extends AsyncDisposable {
  readonly url: string;
  /** Gives a post another title. */
  edit(slug: string, title: string): Promise<void>;
  stop(): Promise<void>;
  start(): Promise<void>;
}

const execute = promisify(execFile);
const scripts = fileURLToPath(new URL('wordpress', import.meta.url));
const packages = [
  'wordpress mariadb-server php-cli php-cgi php php-mysql php-gd php-xml php-mbstring php-curl',
  // Any web server that needs no configuration: WordPress wants one, PHP's own is used.
  'lighttpd',
  // Any standard theme: WordPress shows nothing without one.
  'wordpress-theme-twentytwentythree',
].flatMap((names) => names.split(' '));

/**
 * Installs (as root, where it is missing), fills and starts a WordPress in a separate folder.
 * @param hostileHtml the content of its post "hostile"
 */
export async function startRealWordPress(hostileHtml: string): Promise<RealWordPress> {
  installPackages();
  const folder = await mkdtemp(join(tmpdir(), 'wordpress-'));
  const database = await startDatabase(folder);
  const port = await findFreePort();
  const site = join(folder, 'site');
  await copyWordPress(site, port, database.socket);
  await writeFile(join(folder, 'hostile.html'), hostileHtml);
  const environment = {
    ...process.env,
    WORDPRESS_PORT: String(port),
    WORDPRESS_FOLDER: site,
    HOSTILE_HTML: join(folder, 'hostile.html'),
  };
  await execute('php', [join(scripts, 'seed.php')], { env: environment });
  const server = createPhpServer(site, port);
  await server.start();
  // An interrupted program leaves nothing running.
  process.once('exit', () => {
    void server.stop();
    void database.stop();
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async edit(slug, title) {
      const env = { ...environment, POST_SLUG: slug, POST_TITLE: title };
      await execute('php', [join(scripts, 'edit.php')], { env });
    },
    start: () => server.start(),
    stop: () => server.stop(),
    async [Symbol.asyncDispose]() {
      await server.stop();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function installPackages(): void {
  try {
    execFileSync('dpkg', ['-s', ...packages], { stdio: 'ignore' });
  } catch {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
    const options = ['-y', '-qq', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300'];
    execFileSync('apt-get', ['install', ...options, ...packages], { env, stdio: 'ignore' });
  }
}

async function startDatabase(folder: string) {
  const data = join(folder, 'database');
  const socket = join(folder, 'database.sock');
  const user = `--user=${userInfo().username}`;
  const common = ['--no-defaults', user, `--datadir=${data}`];
  await execute('mariadb-install-db', [...common, '--auth-root-authentication-method=normal']);
  const server = spawn(
    'mariadbd',
    [...common, `--socket=${socket}`, '--skip-networking', '--innodb-buffer-pool-size=64M'],
    { stdio: 'ignore' },
  );
  const sql = (text: string) =>
    execute('mariadb', ['--no-defaults', '-uroot', `--socket=${socket}`, '-e', text]);
  await until(() => sql('select 1'));
  await sql('create database wordpress character set utf8mb4');
  return { socket, stop: () => endChild(server) };
}

/** A whole copy: WordPress looks for its settings beside its own files, wherever links lead. */
async function copyWordPress(site: string, port: number, socket: string): Promise<void> {
  await cp('/usr/share/wordpress', site, { recursive: true, dereference: true });
  await mkdir(join(site, 'wp-content/uploads'), { recursive: true });
  const url = `http://127.0.0.1:${port}`;
  await rm(join(site, 'wp-config.php'), { force: true });
  await writeFile(
    join(site, 'wp-config.php'),
    `<?php
define('DB_NAME', 'wordpress'); define('DB_USER', 'root'); define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}'); define('DB_CHARSET', 'utf8mb4'); define('DB_COLLATE', '');
define('WP_HOME', '${url}'); define('WP_SITEURL', '${url}');
define('WP_HTTP_BLOCK_EXTERNAL', true); define('DISABLE_WP_CRON', true);
define('AUTOMATIC_UPDATER_DISABLED', true); define('FS_METHOD', 'direct');
foreach (['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'] as $name) {
    define($name . '_KEY', md5($name)); define($name . '_SALT', md5("$name salt"));
}
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`,
  );
}

function createPhpServer(site: string, port: number) {
  let server: ChildProcess | undefined;
  return {
    async start() {
      // A separate group, so that its workers end with it.
      server = spawn('php', ['-S', `127.0.0.1:${port}`, '-t', site, join(scripts, 'router.php')], {
        env: { ...process.env, PHP_CLI_SERVER_WORKERS: '2' },
        stdio: 'ignore',
        detached: true,
      });
      await until(async () => {
        const answer = await fetch(`http://127.0.0.1:${port}/wp-json/`);
        await answer.body?.cancel();
        if (!answer.ok) throw new Error(`WordPress answers ${answer.status}`);
      });
    },
    async stop() {
      if (!server) return;
      await endChild(server, { withGroup: true });
      server = undefined;
    },
  };
}

/** Tries again until it works, for half a minute. */
async function until(attempt: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (tries >= 60) throw error;
      await delay(500);
    }
  }
}
