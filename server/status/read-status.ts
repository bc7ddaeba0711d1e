import type {
  Finding,
  NewsStatus,
  StatusReport,
} from '#app/features/status/status-report.types.ts';
import { problem } from '#server/doctor/finding.ts';
import { judgeStore } from '#server/doctor/judge-store.ts';
import type { SiteInfo } from '#server/metrics/gauges.ts';
import type { Figure, Figures } from '#server/metrics/metrics.ts';
import { backlogByService, type Backlog } from '#server/outbox/backlog.ts';

interface StatusOptions {
  readonly figures: Figures;
  readonly info: SiteInfo;
  readonly siteName: string;
  readonly nowMs: number;
}

/** Reads the state of the site from its metrics. */
export function readStatus({ figures, info, siteName, nowMs }: StatusOptions): StatusReport {
  const isStoreUp = valueOf(figures, 'site_store_up') === 1;
  const importedAt = valueOf(figures, 'site_directory_imported_timestamp_seconds');
  const withheld = valueOf(figures, 'site_purge_withheld_leads') ?? 0;
  const services = isStoreUp ? backlogByService(backlogOf(figures)) : undefined;
  const news = newsStatus(valueOf(figures, 'site_news_read_timestamp_seconds'));
  const replicaBehindSeconds = valueOf(figures, 'site_replica_behind_seconds');
  const findings = services
    ? judgeStore({ services, withheld, replicaBehindSeconds })
    : [storeIsDown];
  return {
    services,
    news,
    replicaBehindSeconds,
    findings: [...findings.filter(({ state }) => state !== 'ok'), ...judgeNews(news, nowMs)],
    siteName,
    version: info.version,
    store: info.store,
    at: isoTime(nowMs / 1000),
    startedAt: isoTime(valueOf(figures, 'process_start_time_seconds') ?? 0),
    lastImport:
      importedAt === undefined
        ? undefined
        : {
            at: isoTime(importedAt),
            facilities: valueOf(figures, 'site_directory_facilities') ?? 0,
          },
    cacheHitRate: cacheHitRateOf(figures),
    errors: errorsOf(figures),
  };
}

function newsStatus(readAtSeconds: number | undefined): NewsStatus {
  if (readAtSeconds === undefined) return { kind: 'files' };
  if (readAtSeconds === 0) return { kind: 'never' };
  return { kind: 'read', at: isoTime(readAtSeconds) };
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

function backlogOf(figures: Figures): Backlog[] {
  const ages = figuresOf(figures, 'site_outbox_oldest_seconds');
  return figuresOf(figures, 'site_outbox_deliveries').map(({ labels, value: count }) => {
    const [target, state] = [String(labels['target']), String(labels['state'])];
    const age = ages.find(
      (other) => other.labels['target'] === target && other.labels['state'] === state,
    );
    return { target, state, count, oldestSeconds: age?.value ?? 0 };
  });
}

function cacheHitRateOf(figures: Figures): number | undefined {
  const lookups = figuresOf(figures, 'site_page_cache_requests_total');
  const total = totalOf(lookups);
  // A stale page is sent from memory too.
  const hits = lookups.filter(({ labels }) => ['hit', 'stale'].includes(String(labels['result'])));
  return total === 0 ? undefined : totalOf(hits) / total;
}

function errorsOf(figures: Figures) {
  const counts = new Map<string, number>();
  const add = (kind: string, { value }: Figure) =>
    counts.set(kind, (counts.get(kind) ?? 0) + value);
  for (const figure of figuresOf(figures, 'site_requests_total')) {
    const status = String(figure.labels['status']);
    if (status.startsWith('5')) add(`Answered ${status}`, figure);
  }
  for (const figure of figuresOf(figures, 'site_refused_total')) {
    add(`Refused: ${figure.labels['reason']}`, figure);
  }
  for (const figure of figuresOf(figures, 'site_upstream_requests_total')) {
    if (figure.labels['result'] === 'failed') add(`Failed: ${figure.labels['service']}`, figure);
  }
  const errors = Array.from(counts, ([kind, count]) => ({ kind, count }));
  return errors.toSorted((one, other) => other.count - one.count);
}

function figuresOf(figures: Figures, name: string): readonly Figure[] {
  return figures.get(name) ?? [];
}

function valueOf(figures: Figures, name: string): number | undefined {
  return figuresOf(figures, name)[0]?.value;
}

function totalOf(figures: readonly Figure[]): number {
  return figures.reduce((total, { value }) => total + value, 0);
}

function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
