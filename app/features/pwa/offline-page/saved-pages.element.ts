import { parsePage } from '#app/ui/trusted-types.ts';
import { pageCacheName, savedAtHeader } from '../saved-copy.ts';
import type { PageMessage } from '../worker-messages.ts';

interface SavedPage {
  readonly path: string;
  readonly title: string;
  readonly savedAt: string;
}

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Lists the pages saved on this device, with their dates; only scripts can know them. */
class SavedPagesElement extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('button')?.addEventListener('click', () => this.forget());
    void this.list().catch(() => undefined);
  }

  private async list(): Promise<void> {
    const pages = await readSavedPages(
      pageCacheName(this.dataset['edition'] === 'DG' ? 'DG' : 'NG'),
    );
    this.querySelector('ul')?.replaceChildren(...pages.map(createItem));
    this.hidden = pages.length === 0;
  }

  private forget(): void {
    const message: PageMessage = { kind: 'forget-pages' };
    navigator.serviceWorker.controller?.postMessage(message);
    this.hidden = true;
  }
}

function createItem({ path, title, savedAt }: SavedPage): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  const date = document.createElement('small');
  link.href = path;
  link.append(title);
  date.append(savedAt);
  item.append(link, ' ', date);
  return item;
}

async function readSavedPages(cacheName: string): Promise<readonly SavedPage[]> {
  if (!('caches' in window) || !(await caches.has(cacheName))) return [];
  const cache = await caches.open(cacheName);
  const pages = await Promise.all((await cache.keys()).map((request) => readPage(cache, request)));
  return pages.flat().sort((one, other) => one.title.localeCompare(other.title));
}

async function readPage(cache: Cache, request: Request): Promise<SavedPage[]> {
  const response = await cache.match(request);
  const savedAt = response?.headers.get(savedAtHeader);
  if (!response || !savedAt) return [];
  const { pathname, search, searchParams } = new URL(request.url);
  const [head = ''] = (await response.text()).split('</title>', 1);
  const [title = ''] = parsePage(head).title.split(' | ');
  const choices = [...searchParams.values()].filter(Boolean).join(', ');
  return [
    {
      path: pathname + search,
      title: (title || pathname) + (search && `: ${choices}`),
      savedAt: dateFormat.format(new Date(savedAt)),
    },
  ];
}

customElements.define('saved-pages', SavedPagesElement);
