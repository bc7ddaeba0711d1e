import { createHttpApp, type HttpApp } from '#server/http/app.ts';
import { openSitePages } from './open-pages.ts';
import { openServices, type Services, type ServicesOptions } from './services.ts';

interface SiteOptions extends ServicesOptions {
  /** The client part of the build; undefined where Vite serves it. */
  readonly clientFolder: string | undefined;
}

export interface Site extends HttpApp {
  /** Services whose background work the caller starts and stops. */
  readonly services: Services;
}

/** Opens services, pages and HTTP app. @throws SettingError or ContentError for the operator */
export async function openSite({ clientFolder, ...options }: SiteOptions): Promise<Site> {
  const services = await openServices(options);
  const app = await createHttpApp({ services, clientFolder, ...openSitePages(services) });
  return { ...app, services };
}
