import { PassThrough } from 'node:stream';
import { arrayBuffer } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { ClientEntryContext, requestLogContext } from './context.ts';
import { readSite } from './site/read-site.server.ts';
import { SiteContext, type Site } from './site/use-site.ts';

/** The longest that a loader's promise may delay a page. */
export const streamTimeout = 10_000;

/** Renders a page in one piece: the page cache gets the finished text. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const isHead = request.method === 'HEAD';
  const page = isHead ? null : await renderPage(routerContext, request.url, readSite(context));
  return new Response(page, { status, headers });
}

/** Drops the data stream, which only the router's own scripts read. */
function documentOnly({ serverHandoffStream: _unread, ...context }: EntryContext): EntryContext {
  return context;
}

function renderPage(routerContext: EntryContext, url: string, site: Site): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ClientEntryContext value={routerContext.manifest.entry.module}>
        <SiteContext value={site}>
          <ServerRouter context={documentOnly(routerContext)} url={url} />
        </SiteContext>
      </ClientEntryContext>,
      {
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timeout);
          arrayBuffer(pipe(new PassThrough())).then(resolve, reject);
        },
        onShellError: reject,
        // A failing section must show the error screen, not a hole in the page.
        onError: reject,
      },
    );
    const timeout = setTimeout(abort, streamTimeout + 1000);
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context.get(requestLogContext).error(error, 'a page failed');
};
