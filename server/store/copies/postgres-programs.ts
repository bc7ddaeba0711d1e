import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { sql, type Kysely } from 'kysely';
import { RefusedError } from '#server/staff-commands/command-line.ts';
import type { Tables } from '../schema.ts';

const execute = promisify(execFile);
const mostOutputBytes = 64 * 1024 * 1024;

/** Runs one of PostgreSQL's own programs. @returns what it printed @throws RefusedError with its reason */
export async function runProgram(
  name: string,
  args: readonly string[],
  databaseUrl?: string,
): Promise<string> {
  const { env, address } = connectionOf(databaseUrl);
  const options = { env, maxBuffer: mostOutputBytes };
  const running = execute(name, [...args, ...address], options);
  const { stdout } = await running.catch((error: unknown) => {
    throw failure(name, error instanceof Error && 'stderr' in error ? String(error.stderr) : '');
  });
  return stdout;
}

/** Refuses programs that are missing, or older than the server. @throws RefusedError */
export async function checkPrograms(tables: Kysely<Tables>): Promise<void> {
  const answer = await sql<{ server_version_num: string }>`show server_version_num`.execute(tables);
  const server = Math.floor(Number(answer.rows[0]?.server_version_num) / 10_000);
  const advice = `install the package postgresql-client-${server}, or a later one.`;
  const version = await runProgram('pg_dump', ['--version']).catch(() => {
    throw new RefusedError(`pg_dump is not on the PATH: ${advice}`);
  });
  const own = Number(/\(PostgreSQL\) (\d+)/.exec(version)?.[1]);
  if (own >= server) return;
  throw new RefusedError(
    `pg_dump is that of PostgreSQL ${own}, and the server's is ${server}: ${advice}`,
  );
}

/** Runs a statement and then an archive in one transaction. @throws RefusedError, nothing changed */
export async function runArchive(file: string, databaseUrl: string, first: string): Promise<void> {
  const { env, address } = connectionOf(databaseUrl);
  const psql = spawn('psql', ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', ...address], {
    env,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const archive = spawn('pg_restore', ['--no-owner', '--no-privileges', '--file=-', file], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [written, read] = [endOf(psql), endOf(archive)];
  psql.stdin.on('error', () => undefined);
  psql.stdin.write(`begin;\n${first};\n`);
  const hasPassed = await pipeline(archive.stdout, psql.stdin, { end: false }).then(
    () => true,
    () => false,
  );
  const isWhole = hasPassed && (await read).isGood;
  // What breaks off, like all that this process leaves when it is killed, is never committed.
  psql.stdin.end(isWhole ? 'commit;\n' : '');
  const { isGood, errors } = await written;
  if (!isGood) throw failure('psql', errors);
  if (!isWhole) throw failure('pg_restore', (await read).errors);
}

async function endOf(program: ChildProcess): Promise<{ isGood: boolean; errors: string }> {
  const ended = new Promise<boolean>((resolve) => {
    program.once('error', () => resolve(false));
    program.once('close', (code) => resolve(code === 0));
  });
  const errors = program.stderr ? await text(program.stderr) : '';
  return { isGood: await ended, errors };
}

/** The password goes by the environment, as `ps` shows arguments to everybody. */
function connectionOf(databaseUrl?: string) {
  if (databaseUrl === undefined) return { env: process.env, address: [] };
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const env = { ...process.env, ...(password !== '' && { PGPASSWORD: password }) };
  return { env, address: [`--dbname=${url.href}`] };
}

function failure(name: string, errors: string): RefusedError {
  const [reason] = errors.replace(/^\w+: (?:error: )?/, '').split('\n');
  return new RefusedError(reason ? `${name}: ${reason}` : `${name} cannot be run`);
}
