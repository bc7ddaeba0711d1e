import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement, type ReactNode } from 'react';
import { data, Outlet, redirect, type ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import * as entry from '#app/entry.server.tsx';
import type { PageHandle } from '#app/site/page-handle.ts';
import { createRouterContext } from '#server/compose/router-context.ts';
import { openServices } from '#server/compose/services.ts';
import { parseSettings } from '#server/settings.ts';
import { createMemoryLog } from '../../../tests/support/memory-log.ts';
import { createPageRenderer, type RenderPage } from './render-page.ts';

interface Page {
  readonly loader?: () => unknown;
  readonly content?: () => ReactNode;
}

/** A site of one page below a root with an error screen, built as the router's plugin builds it. */
function buildOf({ loader = () => null, content = () => 'All is well' }: Page): ServerBuild {
  const Layout = ({ children }: { readonly children?: ReactNode }) =>
    createElement('html', null, createElement('body', null, children));
  const root = {
    default: () => createElement(Outlet),
    Layout,
    ErrorBoundary: () => createElement('h1', null, 'Something went wrong'),
  };
  const headers = ({ loaderHeaders }: { readonly loaderHeaders: Headers }) => loaderHeaders;
  const page = { default: content, loader, headers };
  const asset = { module: '/assets/a.js', hasAction: false, hasErrorBoundary: true };
  const none = {
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasDefaultExport: true,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  };
  return {
    entry: { module: entry },
    routes: {
      root: { id: 'root', path: '', module: root },
      page: { id: 'page', parentId: 'root', index: true, module: page },
    },
    assets: {
      entry: { imports: [], module: '/assets/entry.js' },
      routes: {
        root: { id: 'root', path: '', ...asset, ...none, hasLoader: false },
        page: { id: 'page', parentId: 'root', index: true, ...asset, ...none, hasLoader: true },
      },
      url: '/assets/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    basename: '/',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
}

type RenderOptions = Parameters<RenderPage>[2];

const services = await openServices({
  settings: parseSettings({ DATA_DIR: mkdtempSync(join(tmpdir(), 'render-')) }),
  log: createMemoryLog().log,
  isDevelopment: false,
  contentFolder: 'content',
});

const discovery = {
  siteSearch: { search: () => Promise.resolve([]), findNear: () => Promise.resolve([]) },
  pagesWithPicture: [],
};

async function render(
  page: Page,
  options: RenderOptions = { mayBeCached: true },
  handle: PageHandle = {},
) {
  const memory = createMemoryLog();
  const { render: renderPage } = createPageRenderer(buildOf(page), {
    services: { ...services, log: memory.log },
    contextOf: (visit) =>
      createRouterContext({ services: { ...services, log: memory.log }, ...discovery }, visit),
    findHandle: () => handle,
  });
  const request = new Request('https://health.example/');
  const { page: finished, isShared } = await renderPage(request, 'NG', options);
  const { headers, body } = finished.renditions.identity;
  const header = (name: string) => headers[headers.indexOf(name) + 1];
  return {
    status: finished.status,
    html: body.toString(),
    requestId: headers.includes('x-request-id') ? header('x-request-id') : undefined,
    policy: headers.includes('content-security-policy') ? header('content-security-policy') : '',
    cacheControl: header('cache-control'),
    speculationRules: headers.includes('speculation-rules') ? header('speculation-rules') : '',
    isCachedOffline: headers.includes('site-offline'),
    isShared,
    encodings: Object.keys(finished.renditions),
    lines: memory.lines.map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

it('a page that is well is complete, may be shared, and leaves no trace in the log', async () => {
  const page = await render({});
  expect(page).toMatchObject({ status: 200, isShared: true, requestId: undefined, lines: [] });
  expect(page.html).toContain('All is well');
  expect(page.policy).toContain("script-src 'self';");
  expect(page.cacheControl).toBe('private, no-cache');
});

describe('the work of compressing', () => {
  const asked = { mayBeCached: true, encoding: 'gzip' } as const;

  it('is done for every encoding when the page is cached', async () => {
    expect((await render({}, asked)).encodings).toEqual(['br', 'gzip', 'identity']);
  });

  it('is done once for the answer to a search, which is not cached', async () => {
    const loader = () => data(null, { headers: { 'cache-control': 'private, no-store' } });
    expect(await render({ loader }, asked)).toMatchObject({
      isShared: false,
      encodings: ['gzip', 'identity'],
    });
  });
});

it('a sender of too much is told so, but what has been done still leads on', async () => {
  const options = { mayBeCached: false, retryAfterSeconds: 60 };
  expect(await render({}, options)).toMatchObject({ status: 429 });
  const loader = () => {
    throw redirect('/thanks', 303);
  };
  expect(await render({ loader }, options)).toMatchObject({ status: 303 });
});

function crash(): never {
  throw new Error('the store is gone');
}

it.each<[string, Page]>([
  ['loader', { loader: crash }],
  ['section while it is drawn', { content: crash }],
])('a crash of a %s shows the error screen, and is logged with its id', async (_of, page) => {
  const { status, html, requestId, isShared, lines } = await render(page);
  expect(status).toBe(500);
  expect(html).toContain('<h1>Something went wrong</h1>');
  expect(html).not.toContain('the store is gone');
  expect(isShared).toBe(false);
  expect(requestId).toMatch(/^[\da-f-]{36}$/);
  const err = { message: 'the store is gone' };
  expect(lines).toMatchObject([{ requestId, msg: 'a page failed', err }]);
});

it('a page that does not exist is not shared and nothing to log', async () => {
  const page = await render({
    loader() {
      throw data('Not found', { status: 404 });
    },
  });
  expect(page).toMatchObject({ status: 404, isShared: false, lines: [] });
});

describe('a visited page is readable offline', () => {
  const own = { mayBeCached: false };
  const loader = () => data(null, { headers: { 'cache-control': 'private, no-store' } });

  it('when everybody gets the same, or its route says so', async () => {
    expect((await render({})).isCachedOffline).toBe(true);
    expect((await render({}, own)).isCachedOffline).toBe(false);
    expect((await render({}, own, { offline: 'always' })).isCachedOffline).toBe(true);
  });

  it('never when its route says so, or it is one visitor’s alone', async () => {
    expect((await render({}, { mayBeCached: true }, { offline: 'never' })).isCachedOffline).toBe(
      false,
    );
    expect((await render({ loader }, own, { offline: 'always' })).isCachedOffline).toBe(false);
  });
});

it('says which links may be fetched ahead, but not to who saves data', async () => {
  expect((await render({})).speculationRules).toBe('"/speculation-rules.json"');
  const saving = await render({}, { mayBeCached: true, isSavingData: true });
  expect(saving.speculationRules).toBe('');
});

it('a page that holds a script which may not run is sent as it is, and that is logged', async () => {
  const content = () =>
    createElement('script', { dangerouslySetInnerHTML: { __html: 'alert(1)' } });
  const page = await render({ content });
  expect(page).toMatchObject({ status: 200, lines: [{ code: '<script>' }] });
  expect(page.html).toContain('<script>alert(1)</script>');
});
