import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../tests/support/free-port.ts';
import { startProgram } from './program.ts';
import { getSentPage } from './sent-page.ts';

interface BareNginx extends AsyncDisposable {
  readonly origin: string;
  readonly pid: number;
}

/** A yardstick besides Node's own server: one process of nginx with the same bytes on disk. */
export async function startBareNginx(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<BareNginx | undefined> {
  const command = ['nginx', '/usr/sbin/nginx'].find((path) => spawnSync(path, ['-v']).status === 0);
  if (command === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  const page = await getSentPage(url, headers);
  writeFileSync(join(folder, 'page'), page.body);
  const port = await findFreePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration({ folder, port, headers: page.headers }));
  const program = await startProgram({
    command,
    args: ['-c', file, '-e', 'stderr'],
    readyPattern: /using the "\w+" event method/,
    output: 'stderr',
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: program.pid,
    async [Symbol.asyncDispose]() {
      await program.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Place {
  readonly folder: string;
  readonly port: number;
  /** Name, value, name, value … */
  readonly headers: readonly string[];
}

function configuration({ folder, port, headers }: Place): string {
  const pairs = headers.flatMap((name, at) =>
    at % 2 === 0 ? [[name, headers[at + 1] ?? '']] : [],
  );
  const added = pairs
    .filter(([name = '']) => !/^(content-(type|length)|etag)$/i.test(name))
    .map(([name, value = '']) => `add_header ${name} ${JSON.stringify(value)};`);
  return [
    'daemon off; master_process off;',
    `pid ${folder}/nginx.pid; error_log stderr notice;`,
    'events { worker_connections 1024; }',
    `http { access_log off; keepalive_requests 100000000; client_body_temp_path ${folder}/body;`,
    ...['proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`),
    'sendfile on; tcp_nopush on; open_file_cache max=10; default_type "text/html; charset=utf-8";',
    `server { listen 127.0.0.1:${port}; root ${folder}; ${added.join(' ')}`,
    'location / { try_files /page =404; } } }',
  ].join('\n');
}
