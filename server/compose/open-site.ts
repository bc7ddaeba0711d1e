import { createHttpApp } from '#server/http/app.ts';
import { openSitePages } from './open-pages.ts';
import { openServices, type ServicesOptions } from './services.ts';

interface SiteOptions extends ServicesOptions {
  /** The client part of the build; undefined where Vite serves it. */
  readonly clientFolder: string | undefined;
}

/**
 * Opens services, whose background work the caller starts and stops, pages and HTTP app.
 * @throws SettingError or ContentError for the operator
 */
export async function openSite({ clientFolder, ...options }: SiteOptions) {
  const services = await openServices(options);
  const app = await createHttpApp({ services, clientFolder, ...openSitePages(services) });
  return { ...app, services };
}
