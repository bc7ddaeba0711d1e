// Loaded before a command (--import): kills it with SIGKILL just before the step KILL_AT of those that
// change a disk or a database, or says at its end how many there were.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { DatabaseSync } from 'node:sqlite';
import { isMainThread } from 'node:worker_threads';
import { Client } from 'pg';

type Method = (...args: never[]) => unknown;

const killAt = Number(process.env['KILL_AT'] ?? Number.POSITIVE_INFINITY);
let steps = 0;

function count(owner: object, name: string): void {
  const methods = owner as Record<string, Method>;
  const method = methods[name] as Method;
  methods[name] = function step(this: unknown, ...args: never[]): unknown {
    steps += 1;
    if (steps === killAt) process.kill(process.pid, 'SIGKILL');
    return method.apply(this, args);
  };
}

// The store's threads load this too.
if (isMainThread) {
  for (const name of [
    'copyFileSync',
    'linkSync',
    'renameSync',
    'fsyncSync',
    'rmSync',
    'chmodSync',
  ]) {
    count(fs, name);
  }
  syncBuiltinESMExports();
  count(DatabaseSync.prototype, 'exec');
  count(Client.prototype, 'query');
  process.on('exit', () => process.stderr.write(`steps ${steps}\n`));
}
