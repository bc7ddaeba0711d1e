import type {
  Finding,
  NewsStatus,
  StatusReport,
} from '#app/features/status/status-report.types.ts';
import { problem } from '#server/doctor/finding.ts';
import { judgeStore } from '#server/doctor/judge-store.ts';
import { secondsBehind, type Figure, type SiteInfo } from '#server/metrics/gauges.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import { backlogByService } from '#server/outbox/backlog.ts';

interface StatusOptions {
  readonly metrics: Metrics;
  readonly info: SiteInfo;
  readonly siteName: string;
  readonly nowMs: number;
}

/** Reads the state of the site from what its metrics are read from. */
export async function readStatus(options: StatusOptions): Promise<StatusReport> {
  const { metrics, info, siteName, nowMs } = options;
  const sources = metrics.sources();
  const store = await sources.store?.();
  const services = store && backlogByService(store.backlog);
  const news = newsStatus(sources.newsReadAtMs?.());
  const replicaBehindSeconds = secondsBehind(sources.replicaAtMs?.(), nowMs);
  const findings =
    store && services
      ? judgeStore({ services, withheld: store.withheld, replicaBehindSeconds })
      : [storeIsDown];
  const { lastImport } = store ?? {};
  const totals = await metrics.totals();
  return {
    services,
    news,
    replicaBehindSeconds,
    findings: [...findings.filter(({ state }) => state !== 'ok'), ...judgeNews(news, nowMs)],
    siteName,
    version: info.version,
    store: info.store,
    at: isoTime(nowMs),
    startedAt: isoTime(performance.timeOrigin),
    lastImport: lastImport && {
      at: isoTime(lastImport.atMs),
      facilities: lastImport.facilities,
    },
    cacheHitRate: cacheHitRateOf(totals.cache),
    errors: errorsOf(totals),
  };
}

function newsStatus(readAtMs: number | undefined): NewsStatus {
  if (readAtMs === undefined) return { kind: 'files' };
  return readAtMs === 0 ? { kind: 'never' } : { kind: 'read', at: isoTime(readAtMs) };
}

const storeIsDown = problem(
  'Store',
  'does not answer; while that lasts, forms are refused',
  'Run npm run doctor.',
);
/** As in deploy/prometheus-alerts.yaml. */
const longestNewsMs = 15 * 60_000;

function judgeNews(news: NewsStatus, nowMs: number): Finding[] {
  const isOld =
    news.kind === 'never' || (news.kind === 'read' && nowMs - Date.parse(news.at) > longestNewsMs);
  return isOld ? [problem('WordPress', 'has not answered lately', 'Run npm run doctor.')] : [];
}

function cacheHitRateOf(lookups: readonly Figure[]): number | undefined {
  const total = totalOf(lookups);
  // A stale page is sent from memory too.
  const hits = lookups.filter(({ labels }) => ['hit', 'stale'].includes(String(labels['result'])));
  return total === 0 ? undefined : totalOf(hits) / total;
}

function errorsOf({ requests, refusals, upstream }: Awaited<ReturnType<Metrics['totals']>>) {
  const counts = new Map<string, number>();
  const add = (kind: string, { value }: Figure) =>
    counts.set(kind, (counts.get(kind) ?? 0) + value);
  for (const figure of requests) {
    const status = String(figure.labels['status']);
    if (status.startsWith('5')) add(`Answered ${status}`, figure);
  }
  for (const figure of refusals) add(`Refused: ${figure.labels['reason']}`, figure);
  for (const figure of upstream) {
    if (figure.labels['result'] === 'failed') add(`Failed: ${figure.labels['service']}`, figure);
  }
  const errors = Array.from(counts, ([kind, count]) => ({ kind, count }));
  return errors.toSorted((one, other) => other.count - one.count);
}

function totalOf(figures: readonly Figure[]): number {
  return figures.reduce((total, { value }) => total + value, 0);
}

function isoTime(atMs: number): string {
  return new Date(atMs).toISOString();
}
