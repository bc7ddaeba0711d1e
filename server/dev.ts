import { createServer } from 'node:http';
import { resolve, sep } from 'node:path';
import { createServer as createVite, type Plugin } from 'vite';
import { createDevSite, type OpenSite } from '#server/dev-site.ts';
import { createLog } from '#server/log.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import { parseSettings } from '#server/settings.ts';
import { readSiteEnvironment } from '#server/site-environment.ts';
import { stopOnSignal, watchToStop } from '#server/stop-server.ts';

type SiteModule = typeof import('./compose/open-site.ts');

// Pages cached offline would hide changes; OFFLINE=on tries the worker of the last build.
const settings = parseSettings({ OFFLINE: 'off', ...readSiteEnvironment(process.env) });
const log = createLog(settings.LOG_LEVEL);
// Collectors cannot be removed, so every reopened site shares one set.
const metrics = createMetrics();
const longestWaitMs = 1000;
const contentFolder = resolve('content') + sep;

/** Reloads open pages when server-only code or styles change; hot reload handles the browser's. */
const reloadPages: Plugin = {
  name: 'reload-pages',
  hotUpdate({ file, modules, server }) {
    if (this.environment.name !== 'ssr' || modules.length === 0) return;
    const { client } = server.environments;
    const inBrowser = client.moduleGraph.getModulesByFile(file);
    if (!inBrowser || inBrowser.size === 0) client.hot.send({ type: 'full-reload' });
  },
};

/** Serves the site from its sources: Vite serves modules, the site everything else. */
async function main(): Promise<void> {
  const server = createServer();
  const stopServer = watchToStop(server);
  const vite = await createVite({
    plugins: [reloadPages],
    server: { middlewareMode: true, hmr: { server } },
  });
  let current: { readonly code: SiteModule } | undefined;
  const site = createDevSite({
    async load() {
      const code = (await vite.ssrLoadModule('/server/compose/open-site.ts')) as SiteModule;
      if (current?.code !== code) current = { code };
      return current;
    },
    open: ({ code }) => openFromSources(code),
  });
  // Content is read when the site opens.
  vite.watcher.on('all', (_event, file) => {
    if (!resolve(file).startsWith(contentFolder)) return;
    current = undefined;
    vite.environments.client.hot.send({ type: 'full-reload' });
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
  // Vite's own listener would exit before the store is closed.
  process.removeAllListeners('SIGTERM');
  // Vite holds a connection to every open page.
  const steps = [() => vite.close(), () => stopServer(longestWaitMs), () => site.close()];
  stopOnSignal({ log, steps });
}

async function openFromSources({ openSite }: SiteModule): Promise<OpenSite> {
  const site = await openSite({
    settings,
    log,
    metrics,
    isDevelopment: true,
    contentFolder: 'content',
    clientFolder: undefined,
  });
  const { services } = site;
  services.leads.start();
  return {
    listener: site.listener,
    async close() {
      await site.close();
      await services.directory.stop();
      await services.leads.close();
    },
  };
}

await main();
