import type { AddressInfo } from 'node:net';
import { openSite } from '#server/compose/open-site.ts';
import { loadDerived } from '#server/content/derived.ts';
import { inertHeaders } from '#server/http/security-headers.ts';
import { createSiteServer } from '#server/http/site-server.ts';
import { createLog } from '#server/log.ts';
import { findMisspeltSettings } from '#server/site-environment.ts';
import { parseSettings } from '#server/settings.ts';
import { withTimeout } from '#server/timers.ts';
import { stopOnSignal, watchToStop } from '#server/stop-server.ts';

interface ServeOptions {
  readonly environment: NodeJS.ProcessEnv;
  readonly contentFolder: string;
  readonly clientFolder: string;
  /** Written by the build: what it has made of the content. */
  readonly derivedFile: string;
}

/** Serves the built site until a signal. @throws SettingError, ContentError for the operator */
export async function serve(options: ServeOptions): Promise<void> {
  const { environment, contentFolder, clientFolder, derivedFile } = options;
  const settings = parseSettings(environment);
  const log = createLog(settings.LOG_LEVEL);
  for (const { given, meant } of findMisspeltSettings(environment)) {
    log.warn({ given, meant }, 'a variable looks like a misspelt setting');
  }
  await loadDerived(derivedFile);
  const site = await openSite({
    settings,
    log,
    isDevelopment: false,
    contentFolder,
    clientFolder,
  });
  const { services } = site;
  services.leads.start();
  services.payments.start();
  const server = createSiteServer({
    listener: site.listener,
    headers: inertHeaders(settings),
  });
  const stopServer = watchToStop(server);
  server.listen(settings.PORT, settings.HOST, () => {
    // Pages must not wait for the directory.
    services.directory.start();
    services.newsSharing?.start();
    const { port } = server.address() as AddressInfo;
    log.info({ ...services.info, port }, 'started');
    const seconds = (performance.now() / 1000).toFixed(1);
    process.stdout.write(`Ready in ${seconds} s: http://${hostName(settings.HOST)}:${port}\n`);
  });
  server.on('error', (error) => endWith(`HOST, PORT: cannot listen (${error.message})`));
  stopOnSignal({
    log,
    steps: [
      // The next start checks payments again.
      () => Promise.all([stopServer(), services.payments.stop()]),
      () => site.close(),
      () => services.directory.stop(),
      // A slow WordPress must hold up nothing.
      () => withTimeout(Promise.resolve(services.newsSharing?.stop()), 2000).catch(() => undefined),
      () => services.leads.close(),
    ],
  });
}

/** Exits with one message for the operator. */
export function endWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function hostName(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
