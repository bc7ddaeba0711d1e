import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Backlog } from '#server/outbox/backlog.ts';

interface EndedRequest {
  readonly method: string;
  /** Pattern of the route, never the requested address. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

export type CacheResult = 'hit' | 'stale' | 'miss' | 'uncached';

export type Refusal = 'too-many' | 'flood' | 'overload' | 'other-site';

export interface Metrics {
  requestEnded(request: EndedRequest): void;
  cacheAsked(result: CacheResult): void;
  refused(reason: Refusal): void;
  leadSaved(kind: string): void;
  upstreamAnswered(service: string, isGood: boolean): void;
  /** Sets the callbacks that report the outbox backlog and the size of the page cache. */
  readFrom(sources: MetricSources): void;
  text(): Promise<string>;
  readonly contentType: string;
}

interface MetricSources {
  readonly backlog?: () => Promise<readonly Backlog[]>;
  readonly cacheBytes?: () => number;
}

const knownMethods = new Set(['GET', 'HEAD', 'POST']);
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates the metrics of one site in a separate registry. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const counts = createCounters(registry);
  let sources: MetricSources = {};
  createGauges(registry, () => sources);
  return {
    requestEnded({ method, route, status, seconds }) {
      const labels = { method: knownMethods.has(method) ? method : 'other', route };
      counts.requests.inc({ ...labels, status });
      counts.durations.observe(labels, seconds);
    },
    cacheAsked: (result) => counts.cache.inc({ result }),
    refused: (reason) => counts.refusals.inc({ reason }),
    leadSaved: (kind) => counts.leads.inc({ kind }),
    upstreamAnswered: (service, isGood) =>
      counts.upstream.inc({ service, result: isGood ? 'good' : 'failed' }),
    readFrom(more) {
      sources = { ...sources, ...more };
    },
    text: () => registry.metrics(),
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
    leads: counter('site_leads_saved_total', 'Leads synced to disk', ['kind']),
    upstream: counter('site_upstream_requests_total', 'Responses from outside services', [
      'service',
      'result',
    ]),
  };
}

function createGauges(registry: Registry, sources: () => MetricSources): void {
  const registers = [registry];
  const labelNames = ['target', 'state'];
  // Read once for both gauges. Without an answer there is no value rather than an old one.
  let pending: Promise<readonly Backlog[]> | undefined;
  const readOnce = () => {
    pending ??= (sources().backlog?.() ?? Promise.resolve([])).finally(() => (pending = undefined));
    return pending;
  };
  const backlogGauge = (name: string, help: string, figureOf: (backlog: Backlog) => number) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        const rows = await readOnce();
        this.reset();
        for (const row of rows) {
          this.set({ target: row.target, state: row.state }, figureOf(row));
        }
      },
    });
  backlogGauge('site_outbox_deliveries', 'Deliveries waiting or dead-lettered', (row) => row.count);
  backlogGauge(
    'site_outbox_oldest_seconds',
    'Age of the oldest such delivery',
    (row) => row.oldestSeconds,
  );
  registry.registerMetric(cacheGauge(sources));
}

function cacheGauge(sources: () => MetricSources): Gauge {
  return new Gauge({
    name: 'site_page_cache_bytes',
    help: 'Memory used by cached pages',
    registers: [],
    collect() {
      this.set(sources().cacheBytes?.() ?? 0);
    },
  });
}
