import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * Starts the development server with no settings but these: a form that is tried in the editor sends
 * nothing to anybody, and posts come from the files that are edited.
 */
export function startDevSite(root: string, port: number) {
  const { PATH, HOME } = process.env;
  const env = {
    PATH,
    HOME,
    NODE_ENV: 'development',
    SETTINGS_FILE: '/dev/null',
    DATA_DIR: join(root, 'data/edit'),
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'warn',
  };
  const child = spawn(process.execPath, ['server/dev.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const listening = new Promise<void>((resolve) => {
    createInterface(child.stdout).on('line', (line) => line.startsWith('Ready: ') && resolve());
  });
  // Its sources are loaded for the first page, which can take a minute.
  const ready = listening.then(() => fetch(env.SITE_URL));
  return { ready, ended: once(child, 'exit'), stop: () => void child.kill('SIGTERM') };
}
