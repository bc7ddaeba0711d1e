import { enableCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { inertHeaders } from '#server/http/security-headers.ts';
import { createSiteServer } from '#server/http/site-server.ts';
import { createLog } from '#server/logging/log.ts';
import { parseSettings } from '#server/settings.ts';
import { stopServer } from '#server/stop-server.ts';

const startedAt = performance.now();

/** Serves the built site until it is told to stop. */
async function main(): Promise<void> {
  // The next start needs not compile again what has not changed.
  enableCompileCache(pathTo('../build/compiled'));
  const settings = parseSettings(process.env);
  const log = createLog(settings.LOG_LEVEL);
  const { createHttpApp, openServices } = (await import(
    new URL('../build/server/index.js', import.meta.url).href
  )) as typeof import('./http/app.ts');
  const services = await openServices({
    settings,
    log,
    isDevelopment: false,
    contentFolder: pathTo('../content'),
  });
  const app = await createHttpApp(services, pathTo('../build/client'));
  services.leads.start();
  services.payments.check.start();
  const server = createSiteServer({
    listener: app.listener,
    headers: inertHeaders(settings),
  });
  server.listen(settings.PORT, settings.HOST, () => {
    // After the site can take requests: pages do not wait for the directory.
    services.directory.start();
    const { port } = server.address() as AddressInfo;
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    process.stdout.write(`Ready in ${seconds} s: http://${hostName(settings.HOST)}:${port}\n`);
  });
  server.on('error', (error) => fail(`HOST, PORT: cannot listen (${error.message})`));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      log.info({ signal }, 'stopping');
      void stopServer(server)
        .then(() => app.close())
        .then(() => services.directory.stop())
        .then(() => services.payments.check.stop())
        .then(() => services.leads.close())
        .then(() => process.exit(0));
    });
  }
}

function pathTo(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}

function hostName(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

main().catch((error: unknown) => {
  const isOperators =
    error instanceof Error && (error.name === 'SettingError' || error.name === 'ContentError');
  fail(isOperators ? error.message : String(error instanceof Error ? error.stack : error));
});
