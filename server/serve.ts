import type { AddressInfo } from 'node:net';
import { createHttpApp, openServices } from '#server/http/app.ts';
import { inertHeaders } from '#server/http/security-headers.ts';
import { createSiteServer } from '#server/http/site-server.ts';
import { createLog } from '#server/logging/log.ts';
import { parseSettings } from '#server/settings.ts';
import { stopOnSignal } from '#server/stop-on-signal.ts';
import { watchToStop } from '#server/stop-server.ts';

interface ServeOptions {
  readonly environment: NodeJS.ProcessEnv;
  /** What an editor changes. */
  readonly contentFolder: string;
  /** The files that browsers are given. */
  readonly clientFolder: string;
}

/**
 * Serves the built site until it is told to stop.
 * @throws SettingError, ContentError with what the operator must fix
 */
export async function serve(options: ServeOptions): Promise<void> {
  const { environment, contentFolder, clientFolder } = options;
  const settings = parseSettings(environment);
  const log = createLog(settings.LOG_LEVEL);
  const services = await openServices({ settings, log, isDevelopment: false, contentFolder });
  const app = await createHttpApp(services, clientFolder);
  services.leads.start();
  services.payments.check.start();
  const server = createSiteServer({
    listener: app.listener,
    headers: inertHeaders(settings),
  });
  const stopServer = watchToStop(server);
  server.listen(settings.PORT, settings.HOST, () => {
    // After the site can take requests: pages do not wait for the directory.
    services.directory.start();
    const { port } = server.address() as AddressInfo;
    const seconds = (performance.now() / 1000).toFixed(1);
    process.stdout.write(`Ready in ${seconds} s: http://${hostName(settings.HOST)}:${port}\n`);
  });
  server.on('error', (error) => endWith(`HOST, PORT: cannot listen (${error.message})`));
  stopOnSignal({
    log,
    steps: [
      // Payments are checked again after the next start.
      () => Promise.all([stopServer(), services.payments.check.stop()]),
      () => app.close(),
      () => services.directory.stop(),
      () => services.leads.close(),
    ],
  });
}

/** Ends the process with one message for the person at the terminal. */
export function endWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function hostName(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
