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

/** Registers the gauges, which are read when someone asks; what is not known has no value. */
export function createGauges(registry: Registry, sources: () => MetricSources): void {
  const gauge = (name: string, help: string, read: () => Values | Promise<Values>) =>
    new Gauge({
      name,
      help,
      // Without names of labels, a reset would set 0.
      labelNames: ['target', 'state', 'version', 'store'],
      registers: [registry],
      async collect() {
        const values = await read();
        this.reset();
        for (const { labels, value } of values) this.set(labels, value);
      },
    });
  createStoreGauges(gauge, sources);
  gauge('site_page_cache_bytes', 'Memory used by cached pages', () =>
    valueOf(sources().cacheBytes?.() ?? 0),
  );
  gauge('site_news_read_timestamp_seconds', 'When WordPress was last read, 0 for never', () => {
    const readAtMs = sources().newsReadAtMs?.();
    return valueOf(readAtMs && readAtMs / 1000);
  });
  gauge('site_replica_behind_seconds', 'Age of what the replica might lack', () =>
    valueOf(secondsBehind(sources().replicaAtMs?.(), Date.now())),
  );
  gauge('site_info', 'Version and kind of store', () => {
    const { info } = sources();
    return info ? [{ labels: { version: info.version, store: info.store }, value: 1 }] : [];
  });
}

/** How far a replica is behind that has what was saved before a time; undefined without one. */
export function secondsBehind(atMs: number | undefined, nowMs: number): number | undefined {
  return atMs === undefined ? undefined : Math.max(0, nowMs - atMs) / 1000;
}

type CreateGauge = (name: string, help: string, read: () => Promise<Values>) => unknown;

function createStoreGauges(create: CreateGauge, sources: () => MetricSources): void {
  // Read once for all gauges. Without an answer there is no value rather than an old one.
  let pending: Promise<StoreFigures | undefined> | undefined;
  const readOnce = () => {
    pending ??= (sources().store?.() ?? Promise.resolve(undefined)).finally(
      () => (pending = undefined),
    );
    return pending;
  };
  const gauge = (name: string, help: string, valuesOf: (figures: StoreFigures) => Values) =>
    create(name, help, async () => {
      const figures = await readOnce();
      return figures ? valuesOf(figures) : [];
    });
  const ofBacklog = (figureOf: (row: Backlog) => number) => (figures: StoreFigures) =>
    figures.backlog.map((row) => ({
      labels: { target: row.target, state: row.state },
      value: figureOf(row),
    }));
  gauge(
    'site_outbox_deliveries',
    'Deliveries waiting or dead-lettered',
    ofBacklog((row) => row.count),
  );
  gauge(
    'site_outbox_oldest_seconds',
    'Age of the oldest such lead',
    ofBacklog((row) => row.oldestSeconds),
  );
  create('site_store_up', '1 while the store answers', async () =>
    valueOf((await readOnce()) ? 1 : 0),
  );
  gauge(
    'site_purge_withheld_leads',
    'Old leads not removed, as the clock looks wrong',
    ({ withheld }) => valueOf(withheld),
  );
  gauge(
    'site_directory_imported_timestamp_seconds',
    'When providers were last imported',
    ({ lastImport }) => valueOf(lastImport && lastImport.atMs / 1000),
  );
  gauge('site_directory_facilities', 'Facilities in the last import', ({ lastImport }) =>
    valueOf(lastImport?.facilities),
  );
}

type Values = readonly Figure[];

function valueOf(value: number | undefined): Values {
  return value === undefined ? [] : [{ labels: {}, value }];
}

/** A value with its labels. */
export interface Figure {
  readonly labels: Readonly<Partial<Record<string, string | number>>>;
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
