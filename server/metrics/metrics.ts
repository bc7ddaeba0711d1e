import { LRUCache } from 'lru-cache';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { matchPath } from 'react-router';
import { leadKinds } from '#app/leads/lead-kinds.ts';
import { createGauges, type Figure, type MetricSources } from './gauges.ts';

interface EndedRequest {
  readonly method: string;
  /** Pattern of the route, never the requested address. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

export type CacheResult = 'hit' | 'stale' | 'miss' | 'uncached';

type Refusal = 'too-many' | 'flood' | 'overload' | 'other-site';

export type Metrics = ReturnType<typeof createMetrics>;

const knownMethods = new Set(['GET', 'HEAD', 'POST']);
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates the metrics of one site in a separate registry. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const counts = createCounters(registry);
  let sources: MetricSources = {};
  createGauges(registry, () => sources);
  return {
    requestEnded({ method, route, status, seconds }: EndedRequest): void {
      const labels = { method: knownMethods.has(method) ? method : 'other', route };
      counts.requests.inc({ ...labels, status });
      counts.durations.observe(labels, seconds);
    },
    cacheAsked: (result: CacheResult) => counts.cache.inc({ result }),
    refused: (reason: Refusal) => counts.refusals.inc({ reason }),
    leadSaved: (kind: string) => counts.leads.inc({ kind }),
    upstreamAnswered: (service: string, isGood: boolean) =>
      counts.upstream.inc({ service, result: isGood ? 'good' : 'failed' }),
    /** Adds facts, and callbacks that are asked whenever someone reads. */
    readFrom(more: MetricSources): void {
      sources = { ...sources, ...more };
    },
    /** In the text format of Prometheus. */
    text: () => registry.metrics(),
    sources: () => sources,
    /** What has been counted since the start. */
    async totals() {
      const totalsOf = async (counter: { get(): Promise<{ values: Figure[] }> }) =>
        (await counter.get()).values;
      const { requests, cache, refusals, upstream } = counts;
      return {
        requests: await totalsOf(requests),
        cache: await totalsOf(cache),
        refusals: await totalsOf(refusals),
        upstream: await totalsOf(upstream),
      };
    },
    contentType: registry.contentType,
  };
}

function createCounters(registry: Registry) {
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  return {
    requests: counter('site_requests_total', 'Requests answered', ['method', 'route', 'status']),
    durations: new Histogram({
      name: 'site_request_duration_seconds',
      help: 'Time from the request headers to the end of the response',
      labelNames: ['method', 'route'],
      buckets: durationBuckets,
      registers,
    }),
    cache: counter('site_page_cache_requests_total', 'Page cache lookups', ['result']),
    refusals: counter('site_refused_total', 'Requests refused', ['reason']),
    leads: leadCounter(counter('site_leads_saved_total', 'Leads synced to disk', ['kind'])),
    upstream: counter('site_upstream_requests_total', 'Responses from outside services', [
      'service',
      'result',
    ]),
  };
}

/** Starts every kind at 0: an alert cannot see that a series which does not exist has not grown. */
function leadCounter(leads: Counter<'kind'>): Counter<'kind'> {
  for (const kind of Object.keys(leadKinds)) leads.inc({ kind }, 0);
  return leads;
}

type RouteName = (pathname: string) => string;

/** Made-up addresses share one name, or each would become a time series. */
const otherRoute = 'other';
const mostNames = 1000;

/** Finds the pattern of a path among `patterns`, such as "/posts/:slug". */
export function createRouteNames(patterns: readonly string[]): RouteName {
  const named = patterns.filter((path) => !path.startsWith('/assets/') && !path.endsWith('*'));
  // Exact addresses first: "/posts/images" is not "/posts/:slug".
  const ordered = named.toSorted((a, b) => Number(a.includes(':')) - Number(b.includes(':')));
  const find = (path: string) => ordered.find((pattern) => matchPath(pattern, path)) ?? otherRoute;
  // Matching takes as long as sending a cached page.
  const names = new LRUCache<string, string>({ max: mostNames, memoMethod: find });
  return (path) => (path.startsWith('/assets/') ? '/assets/*' : names.memo(path));
}
