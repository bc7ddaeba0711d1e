import { describe, expect, it } from 'vitest';
import { createMetrics, createRouteNames } from './metrics.ts';

describe('the figures', () => {
  it('are in the text format of Prometheus', async () => {
    const metrics = createMetrics();
    metrics.requestEnded({ method: 'GET', route: '/faqs', status: 200, seconds: 0.02 });
    metrics.requestEnded({ method: 'PROPFIND', route: 'other', status: 405, seconds: 0.001 });
    metrics.cacheAsked('hit');
    metrics.refused('overload');
    metrics.leadSaved('contact');
    metrics.upstreamAnswered('geolocation', false);
    metrics.readFrom({ cacheBytes: () => 1234 });
    const lines = (await metrics.text()).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'site_requests_total{method="GET",route="/faqs",status="200"} 1',
        'site_requests_total{method="other",route="other",status="405"} 1',
        'site_request_duration_seconds_bucket{le="0.025",method="GET",route="/faqs"} 1',
        'site_page_cache_requests_total{result="hit"} 1',
        'site_refused_total{reason="overload"} 1',
        'site_leads_saved_total{kind="contact"} 1',
        'site_leads_saved_total{kind="quote"} 0',
        'site_upstream_requests_total{service="geolocation",result="failed"} 1',
        'site_page_cache_bytes 1234',
      ]),
    );
  });

  it('say what waits to be delivered, and nothing while the store does not', async () => {
    const metrics = createMetrics();
    const waits = { target: 'forms', state: 'pending', count: 3, oldestSeconds: 61.5 };
    const lastImport = { atMs: 1_800_000_000_000, facilities: 9000 };
    metrics.readFrom({ store: async () => ({ backlog: [waits], lastImport, withheld: 0 }) });
    const text = await metrics.text();
    expect(text).toContain('site_outbox_deliveries{target="forms",state="pending"} 3\n');
    expect(text).toContain('site_outbox_oldest_seconds{target="forms",state="pending"} 61.5\n');
    expect(text).toContain('site_store_up 1\n');
    expect(text).toContain('site_directory_imported_timestamp_seconds 1800000000\n');
    expect(text).toContain('site_directory_facilities 9000\n');
    metrics.readFrom({ store: async () => undefined });
    const without = await metrics.text();
    expect(without).toContain('site_store_up 0\n');
    expect(without).not.toMatch(/target="forms"|^site_directory\w+ /m);
  });

  it('say which version runs on which store, and when WordPress was last read', async () => {
    const metrics = createMetrics();
    expect(await metrics.text()).not.toMatch(/^site_(info|news_read_timestamp_seconds)[ {]/m);
    const info = { version: '1.2.3', store: 'postgresql' } as const;
    metrics.readFrom({ info, newsReadAtMs: () => 1_800_000_000_000 });
    const text = await metrics.text();
    expect(text).toContain('site_info{version="1.2.3",store="postgresql"} 1\n');
    expect(text).toContain('site_news_read_timestamp_seconds 1800000000\n');
  });
});

const nameOf = createRouteNames([
  '/',
  '/faqs',
  '/posts/:slug',
  '/posts/:slug/picture.png',
  '/insurance-calculator/:purchase?',
  '/api/posts',
  '/assets/a-1234.js',
]);

it.each([
  ['/', '/'],
  ['/faqs', '/faqs'],
  ['/posts/malaria/picture.png', '/posts/:slug/picture.png'],
  ['/posts/malaria/pictureXpng', 'other'],
  ['/insurance-calculator', '/insurance-calculator/:purchase?'],
  ['/assets/a-1234.js', '/assets/*'],
  ['/wp-login.php', 'other'],
  ['/ada@example.com', 'other'],
])('a request to %s is counted under %s', (path, name) => {
  expect(nameOf(path)).toBe(name);
});
