/** What was found out about one part of the site, in words for those who run it. */
export interface Finding {
  readonly subject: string;
  readonly state: 'ok' | 'warning' | 'problem' | 'unused';
  readonly text: string;
  /** What to do about it. */
  readonly advice?: string;
}

export interface ServiceStatus {
  readonly service: string;
  readonly waiting: number;
  /** Age of the oldest waiting lead; undefined when none waits. */
  readonly oldestSeconds: number | undefined;
  readonly deadLetters: number;
}

export interface ErrorCount {
  /** Such as "Answered 503", "Refused: overload", "Failed: webhook". */
  readonly kind: string;
  readonly count: number;
}

/** `never`: WordPress has not answered since the start. */
export type NewsStatus =
  | { readonly kind: 'files' }
  | { readonly kind: 'never' }
  | { readonly kind: 'read'; readonly at: string };

/** How the site is, for those who run it. Times are ISO 8601. */
export interface StatusReport {
  readonly siteName: string;
  readonly version: string;
  readonly store: string;
  readonly at: string;
  readonly startedAt: string;
  /** What to look at; empty when all is well. */
  readonly findings: readonly Finding[];
  /** Undefined while the store does not answer. */
  readonly services: readonly ServiceStatus[] | undefined;
  readonly lastImport: { readonly at: string; readonly facilities: number } | undefined;
  readonly news: NewsStatus;
  /** Undefined without a replica. */
  readonly replicaBehindSeconds: number | undefined;
  /** Share of page requests that were answered from memory; undefined before the first. */
  readonly cacheHitRate: number | undefined;
  readonly errors: readonly ErrorCount[];
}
