import { parseEdition } from '#app/location/edition.ts';
import { later } from './answer-page.ts';
import { findCopy, keepPage } from './page-copies.ts';
import type { LastingEvent } from './worker-scope.ts';
import { isSavingData, rememberEdition } from './worker-state.ts';

const restMs = 2000;
let wanted: string | undefined;

/**
 * What the router asks for when it goes from page to page. With a network the page itself is kept
 * too, a moment later; without, the router is sent to load the page as a whole, so that a copy says
 * of when it is.
 */
export async function answerPageData({
  event,
  request,
}: {
  readonly event: LastingEvent;
  readonly request: Request;
}): Promise<Response> {
  const page = pageOfData(new URL(request.url));
  try {
    const response = await fetch(request);
    event.waitUntil(noteAndKeep(page, response));
    return response;
  } catch (error) {
    // The directory stays open and says that its search has failed.
    if (page.pathname === '/providers' && !(await findCopy(page.href))) throw error;
    return reloadAs(page);
  }
}

/** The page whose data this is: `/_.data` for the home page, `/faqs.data` for others. */
export function pageOfData(data: URL): URL {
  const page = new URL(data);
  page.pathname = data.pathname.replace(/(\/)_\.data$|\.data$/, '$1');
  page.searchParams.delete('_routes');
  return page;
}

/** The router's own form of a redirect that loads the whole page. */
function reloadAs({ pathname, search }: URL): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'X-Remix-Redirect': pathname + search,
      'X-Remix-Status': '302',
      'X-Remix-Reload-Document': 'true',
    },
  });
}

async function noteAndKeep(page: URL, response: Response): Promise<void> {
  const edition = parseEdition(response.headers.get('site-edition'));
  if (edition) await rememberEdition(edition);
  if (!response.ok || (await isSavingData())) return;
  wanted = page.href;
  await later(restMs);
  // Somebody who types a search or leafs through pages rests before the page is fetched.
  if (wanted !== page.href) return;
  await keepPage(page.href, await fetch(page.href));
}
