import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { serve } from './serve.ts';

/** A post or category as the REST API of WordPress writes it. */
export type WireItem = Readonly<Record<string, unknown>>;

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

interface FakeWordPress extends AsyncDisposable {
  /** What WORDPRESS_URL is set to. */
  readonly url: string;
  /** The requested paths and queries, in their order. */
  readonly asked: string[];
  /** Posts, newest first, and categories; they may be changed. */
  posts: WireItem[];
  categories: WireItem[];
  /** Whether lists carry an ETag, as behind a caching plugin, and are not sent again. */
  sendsMarks: boolean;
  /** What it does instead of answering well. */
  misbehaviour: Behaviour | undefined;
}

/** The smallest PNG there is. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A WordPress with invented or recorded content: a small server that also misbehaves as told. */
export async function startFakeWordPress(
  posts: readonly WireItem[] = [],
  categories: readonly WireItem[] = [],
): Promise<FakeWordPress> {
  const asked: string[] = [];
  const served = await serve((request, response) => {
    asked.push(request.url ?? '');
    if (fake.misbehaviour) fake.misbehaviour(request, response);
    else answer(fake, request, response);
  });
  const fake: FakeWordPress = {
    url: served.address,
    asked,
    posts: [...posts],
    categories: [...categories],
    sendsMarks: false,
    misbehaviour: undefined,
    [Symbol.asyncDispose]: () => served[Symbol.asyncDispose](),
  };
  return fake;
}

function answer(fake: FakeWordPress, request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  if (url.pathname === '/wp-json/wp/v2/posts') {
    const byChange = url.searchParams.get('orderby') === 'modified';
    sendList(fake, byChange ? byModification(fake.posts) : fake.posts, { url, request, response });
  } else if (url.pathname === '/wp-json/wp/v2/categories') {
    sendList(fake, fake.categories, { url, request, response });
  } else if (url.pathname.startsWith('/wp-content/uploads/')) {
    response.writeHead(200, { 'content-type': 'image/png' }).end(pixel);
  } else {
    response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
  }
}

interface Exchange {
  readonly url: URL;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

function sendList(
  { sendsMarks }: FakeWordPress,
  items: readonly WireItem[],
  { url, request, response }: Exchange,
): void {
  const size = Number(url.searchParams.get('per_page') ?? 10);
  const page = Number(url.searchParams.get('page') ?? 1);
  const body = JSON.stringify(items.slice((page - 1) * size, page * size));
  const etag = `"${createHash('sha256').update(body).digest('hex')}"`;
  const headers = {
    'content-type': 'application/json; charset=UTF-8',
    'x-wp-total': String(items.length),
    'x-wp-totalpages': String(Math.ceil(items.length / size)),
    ...(sendsMarks && { etag }),
  };
  const isKnown = sendsMarks && request.headers['if-none-match'] === etag;
  response.writeHead(isKnown ? 304 : 200, headers).end(isKnown ? undefined : body);
}

function byModification(posts: readonly WireItem[]): WireItem[] {
  return posts.toSorted((a, b) =>
    String(b['modified_gmt']).localeCompare(String(a['modified_gmt'])),
  );
}

/** Writes a post as WordPress would. */
export function wirePost(id: number, changes: WireItem = {}): WireItem {
  const day = `2026-01-${String(1 + (id % 28)).padStart(2, '0')}`;
  const { title = `Post ${id}`, content = `<p>Text of post ${id}.</p>`, ...rest } = changes;
  return {
    id,
    slug: `post-${id}`,
    link: `https://wordpress.example/post-${id}/`,
    status: 'publish',
    date_gmt: `${day}T08:00:00`,
    modified_gmt: `${day}T08:00:00`,
    title: { rendered: title },
    content: { rendered: content, protected: false },
    excerpt: { rendered: '<p>An excerpt.</p>' },
    categories: [],
    ...rest,
  };
}

/** Writes a category as WordPress would. */
export function wireCategory(id: number, slug: string, name: string): WireItem {
  return { id, slug, name, description: '', count: 1 };
}

/** The answers of a real WordPress 6.1, of posts the fields that are asked for, with another address. */
export async function recordedList(name: 'posts' | 'categories', url: string): Promise<WireItem[]> {
  const file = new URL(`../fixtures/wordpress/${name}.json`, import.meta.url);
  const text = await readFile(file, 'utf8');
  return JSON.parse(text.replaceAll('http://127.0.0.1:4301', url)) as WireItem[];
}
