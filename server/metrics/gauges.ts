import { Gauge, type Registry } from 'prom-client';
import { countWithheld } from '#server/leads/commands/purge-doubt.ts';
import { readBacklog, type Backlog } from '#server/outbox/backlog.ts';
import { findLastImport, type LastImport } from '#server/providers/store/load-directory.ts';
import type { Store } from '#server/store/store.ts';

/** Facts that never change while the process lives. */
export interface SiteInfo {
  readonly version: string;
  readonly store: 'embedded' | 'postgresql';
}

export interface MetricSources {
  readonly info?: SiteInfo;
  /** Resolves with undefined while the store does not answer. */
  readonly store?: () => Promise<StoreFigures | undefined>;
  readonly cacheBytes?: () => number;
  /** Milliseconds since 1970; 0 before the first time, undefined where news are files. */
  readonly newsReadAtMs?: () => number | undefined;
  /** What was saved before is in the replica; undefined without one. */
  readonly replicaAtMs?: (() => number) | undefined;
}

/** Registers the gauges, which are read when someone asks. */
export function createGauges(registry: Registry, sources: () => MetricSources): void {
  createStoreGauges(registry, sources);
  const gauge = (name: string, help: string, read: () => number | undefined) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.reset();
        const value = read();
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
  gauge(
    'site_page_cache_bytes',
    'Memory used by cached pages',
    () => sources().cacheBytes?.() ?? 0,
  );
  gauge('site_news_read_timestamp_seconds', 'When WordPress was last read, 0 for never', () => {
    const readAtMs = sources().newsReadAtMs?.();
    return readAtMs === undefined ? undefined : readAtMs / 1000;
  });
  gauge('site_replica_behind_seconds', 'Age of what the replica might lack', () =>
    secondsBehind(sources().replicaAtMs?.(), Date.now()),
  );
  infoGauge(registry, sources);
}

/** How far a replica is behind that has what was saved before a time; undefined without one. */
export function secondsBehind(atMs: number | undefined, nowMs: number): number | undefined {
  return atMs === undefined ? undefined : Math.max(0, nowMs - atMs) / 1000;
}

function infoGauge(registry: Registry, sources: () => MetricSources): Gauge {
  return new Gauge({
    name: 'site_info',
    help: 'Version and kind of store',
    labelNames: ['version', 'store'],
    registers: [registry],
    collect() {
      const { info } = sources();
      this.reset();
      if (info) this.set({ version: info.version, store: info.store }, 1);
    },
  });
}

function createStoreGauges(registry: Registry, sources: () => MetricSources): void {
  // Read once for all gauges. Without an answer there is no value rather than an old one.
  let pending: Promise<StoreFigures | undefined> | undefined;
  const readOnce = () => {
    pending ??= (sources().store?.() ?? Promise.resolve(undefined)).finally(
      () => (pending = undefined),
    );
    return pending;
  };
  const gauge = (
    name: string,
    help: string,
    valuesOf: (figures: StoreFigures | undefined) => readonly Value[],
  ) =>
    new Gauge({
      name,
      help,
      labelNames: ['target', 'state'],
      registers: [registry],
      async collect() {
        const values = valuesOf(await readOnce());
        this.reset();
        for (const { labels = {}, value } of values) this.set(labels, value);
      },
    });
  const backlogGauge = (name: string, help: string, figureOf: (row: Backlog) => number) =>
    gauge(name, help, (figures) =>
      (figures?.backlog ?? []).map((row) => ({
        labels: { target: row.target, state: row.state },
        value: figureOf(row),
      })),
    );
  backlogGauge('site_outbox_deliveries', 'Deliveries waiting or dead-lettered', (row) => row.count);
  backlogGauge(
    'site_outbox_oldest_seconds',
    'Age of the oldest such lead',
    (row) => row.oldestSeconds,
  );
  gauge('site_store_up', '1 while the store answers', (figures) => [{ value: figures ? 1 : 0 }]);
  gauge(
    'site_purge_withheld_leads',
    'Old leads not removed, as the clock looks wrong',
    (figures) => (figures ? [{ value: figures.withheld }] : []),
  );
  const importGauge = (name: string, help: string, figureOf: (last: LastImport) => number) =>
    gauge(name, help, (figures) =>
      figures?.lastImport ? [{ value: figureOf(figures.lastImport) }] : [],
    );
  importGauge(
    'site_directory_imported_timestamp_seconds',
    'When providers were last imported',
    ({ atMs }) => atMs / 1000,
  );
  importGauge(
    'site_directory_facilities',
    'Facilities in the last import',
    ({ facilities }) => facilities,
  );
}

interface Value {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** What the store can tell of the site's state. */
interface StoreFigures {
  readonly backlog: readonly Backlog[];
  /** Undefined before the first import. */
  readonly lastImport: LastImport | undefined;
  /** Old leads that are not removed before someone has looked at the clock. */
  readonly withheld: number;
}

/** Reads the figures of all processes on a store. */
export async function readStoreFigures(store: Store, nowMs: number): Promise<StoreFigures> {
  const [backlog, lastImport, withheld] = await Promise.all([
    readBacklog(store, nowMs),
    findLastImport(store),
    countWithheld(store),
  ]);
  return { backlog, lastImport, withheld };
}
