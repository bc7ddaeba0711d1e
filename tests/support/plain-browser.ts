import { ask as askOnce } from './ask.ts';

/** A browser without scripts, as far as forms go: what it shows, and what its buttons send. */
export interface PlainBrowser {
  /** The address that it names. */
  readonly from: string;
  /** Path and query of the page. */
  readonly path: () => string;
  readonly status: () => number;
  readonly html: () => string;
  /** What a reader sees. */
  readonly words: () => string;
  open(path: string): Promise<void>;
  /** Fills in the page's form and presses a button; `to` changes where it goes. */
  send(fields?: Readonly<Record<string, string>>, button?: Button, to?: string): Promise<void>;
}

interface Button {
  readonly name: string;
  readonly value: string;
}

interface Visit {
  readonly edition?: 'NG' | 'DG';
  /** The address that a trusted proxy names, so that visitors have separate limits. */
  readonly from?: string;
  /** How it asks a server; once, when left out. */
  readonly ask?: typeof askOnce;
}

/**
 * Visitors of a site, each from another address.
 * @param network three numbers of an address, which no other file has at that site, such as `10.1.0`
 */
export function visitorsOf(site: { readonly address: string }, network: string) {
  let visitors = 0;
  return (edition: 'NG' | 'DG' = 'NG'): PlainBrowser => {
    visitors += 1;
    return plainBrowser(site.address, { edition, from: `${network}.${visitors}` });
  };
}

/** Opens it at a site. */
export function plainBrowser(address: string, visit: Visit = {}): PlainBrowser {
  const { edition = 'NG', from = '', ask = askOnce } = visit;
  const cookies = new Map([['edition', edition as string]]);
  const headers = {
    ...(from !== '' && { 'x-forwarded-for': from }),
  };
  let page = { path: '', status: 0, html: '' };

  async function load(path: string, form?: URLSearchParams): Promise<void> {
    const answer = await ask(address, path, {
      headers: {
        ...headers,
        cookie: Array.from(cookies, (pair) => pair.join('=')).join('; '),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { method: 'POST', body: form.toString() }),
    });
    const { location, 'set-cookie': set = [] } = answer.headers;
    for (const cookie of set) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    page = { path, status: answer.status, html: answer.text() };
    if (location !== undefined && location.startsWith('/')) await load(location);
  }

  return {
    from,
    path: () => page.path,
    status: () => page.status,
    html: () => page.html,
    words: () => wordsOf(page.html),
    open: (path) => load(path),
    async send(fields = {}, button, to) {
      const [form = ''] = /<form[^>]*method="post"[\s\S]*?<\/form>/.exec(mainOf(page.html)) ?? [];
      if (form === '') throw new Error(`no form at ${page.path} (${page.status})`);
      const sent = fieldsOf(form);
      for (const [name, value] of Object.entries(fields)) sent.set(name, value);
      if (button) sent.set(button.name, button.value);
      await load(to ?? unescaped(/action="([^"]*)"/.exec(form)?.[1] ?? page.path), sent);
    },
  };
}

function mainOf(html: string): string {
  return /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html;
}

/** What a form holds: inputs with their values, ticked choices, chosen options. */
export function fieldsOf(form: string): URLSearchParams {
  const sent = new URLSearchParams();
  for (const [input] of form.matchAll(/<input[^>]*>/g)) {
    const { name, type, value } = attributesOf(input);
    const isToggle = type === 'radio' || type === 'checkbox';
    if (name === undefined || (isToggle && !/\schecked=/.test(input))) continue;
    sent.set(name, value ?? (isToggle ? 'on' : ''));
  }
  for (const [select, options = ''] of form.matchAll(/<select[^>]*>([\s\S]*?)<\/select>/g)) {
    const { name } = attributesOf(select.slice(0, select.indexOf('>') + 1));
    const chosen = /<option[^>]*\sselected=[^>]*>/.exec(options) ?? /<option[^>]*>/.exec(options);
    if (name !== undefined) sent.set(name, attributesOf(chosen?.[0] ?? '')['value'] ?? '');
  }
  return sent;
}

function attributesOf(tag: string): Record<string, string | undefined> {
  return Object.fromEntries(
    [...tag.matchAll(/\s([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      unescaped(value),
    ]),
  );
}

function wordsOf(html: string): string {
  const body = mainOf(html)
    .replace(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ');
  return unescaped(body).replaceAll(/\s+/g, ' ').trim();
}

function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
