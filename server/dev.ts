import { createServer } from 'node:http';
import { createServer as createVite } from 'vite';
import { createDevSite, type OpenSite } from '#server/dev-site.ts';
import { createLog } from '#server/logging/log.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import { reloadPages } from '#server/reload-pages.ts';
import { parseSettings } from '#server/settings.ts';
import { readSiteEnvironment } from '#server/site-environment.ts';
import { stopOnSignal } from '#server/stop-on-signal.ts';
import { watchToStop } from '#server/stop-server.ts';

type HttpModule = typeof import('./http/app.ts');

// Kept pages would hide what has changed; OFFLINE=on tries the worker of the last build.
const settings = parseSettings({ OFFLINE: 'off', ...readSiteEnvironment(process.env) });
const log = createLog(settings.LOG_LEVEL);
// Collectors cannot be removed: one set serves every site opened after a change.
const metrics = createMetrics();
const longestWaitMs = 1000;

/** Serves the site from its sources: Vite answers for modules, the site for everything else. */
async function main(): Promise<void> {
  const server = createServer();
  const stopServer = watchToStop(server);
  const vite = await createVite({
    plugins: [reloadPages],
    server: { middlewareMode: true, hmr: { server } },
  });
  const site = createDevSite({
    load: async () => (await vite.ssrLoadModule('/server/http/app.ts')) as HttpModule,
    open: openFromSources,
  });
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => {
      site.answer(request, response).catch((error: unknown) => {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
      });
    });
  });
  server.listen(settings.PORT, settings.HOST, () => {
    process.stdout.write(`Ready: http://${settings.HOST}:${settings.PORT}\n`);
  });
  // Vite's own listener would end the process before the store is closed.
  process.removeAllListeners('SIGTERM');
  // Vite holds a connection to every open page.
  const steps = [() => vite.close(), () => stopServer(longestWaitMs), () => site.close()];
  stopOnSignal({ log, steps });
}

async function openFromSources({ openServices, createHttpApp }: HttpModule): Promise<OpenSite> {
  const services = await openServices({
    settings,
    log,
    metrics,
    isDevelopment: true,
    contentFolder: 'content',
  });
  const app = await createHttpApp(services, undefined);
  services.leads.start();
  return {
    listener: app.listener,
    async close() {
      await app.close();
      await services.directory.stop();
      await services.leads.close();
    },
  };
}

await main();
