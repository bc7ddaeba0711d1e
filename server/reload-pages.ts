import type { Plugin } from 'vite';

/**
 * Loads open pages again when code or styles of the server have changed. What browsers have too is
 * replaced in place.
 */
export const reloadPages: Plugin = {
  name: 'reload-pages',
  hotUpdate({ file, modules, server }) {
    if (this.environment.name !== 'ssr' || modules.length === 0) return;
    const { client } = server.environments;
    const inBrowser = client.moduleGraph.getModulesByFile(file);
    if (!inBrowser || inBrowser.size === 0) client.hot.send({ type: 'full-reload' });
  },
};
