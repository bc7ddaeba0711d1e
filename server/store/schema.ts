/**
 * The tables, in columns that mean the same on SQLite and PostgreSQL: texts for ids (UUIDs) and
 * JSON, whole milliseconds since 1970 for times.
 */
export interface Tables {
  readonly leads: LeadRow;
  readonly deliveries: DeliveryRow;
  readonly subscriptions: SubscriptionRow;
  readonly push_tokens: PushTokenRow;
  readonly rate_limits: RateLimitRow;
  readonly directory_versions: DirectoryVersionRow;
  readonly facilities: FacilityRow;
}

/** Something a visitor sent: kept from the moment it is acknowledged until it is purged. */
export interface LeadRow {
  readonly id: string;
  readonly kind: string;
  /** The fields as validated, JSON. */
  readonly fields: string;
  /** Lower-case email of the sender, by which a person is found and erased; null when none. */
  readonly email: string | null;
  readonly edition: string;
  readonly page: string;
  /** Wording's version of the consent given; null where none is asked. */
  readonly consent_version: string | null;
  readonly consent_at: number | null;
  /** The same submission sent twice carries the same key. */
  readonly submission_key: string;
  /** Hash of kind and fields: the same again within ten minutes is the same submission. */
  readonly content_key: string;
  readonly created_at: number;
}

/** `waiting` is for the one before it in its chain. */
export type DeliveryState = 'waiting' | 'pending' | 'done' | 'parked';

/** One thing to be brought to one outside service. */
export interface DeliveryRow {
  readonly id: string;
  readonly lead_id: string;
  readonly target: string;
  /** Deliveries of one chain go in order; chains do not wait for each other. */
  readonly chain: string;
  readonly position: number;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly next_try_at: number;
  /** A failure after this parks it. */
  readonly gives_up_at: number;
  /** Until when a worker has it to itself; null when nobody has. */
  readonly leased_until: number | null;
  readonly last_error: string | null;
  readonly settled_at: number | null;
}

/** An address that asked for the newsletter. */
export interface SubscriptionRow {
  readonly email: string;
  readonly lead_id: string;
  readonly created_at: number;
}

export interface PushTokenRow {
  readonly token: string;
  readonly created_at: number;
}

/** Requests of one sender in one window of time. */
export interface RateLimitRow {
  readonly key: string;
  readonly window_start: number;
  readonly hits: number;
}

/** `staged` while its facilities are being written; nobody reads it before it is `current`. */
type DirectoryVersionState = 'staged' | 'current';

/** One import of the provider directory. */
export interface DirectoryVersionRow {
  readonly id: string;
  readonly state: DirectoryVersionState;
  /** Name of the imported file. */
  readonly source: string;
  readonly facilities: number;
  readonly created_at: number;
}

/** One place of one version of the directory. */
export interface FacilityRow {
  readonly version: string;
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly level: string | null;
  readonly ownership: string | null;
  /** List of texts, JSON; so are the specialities. */
  readonly services: string;
  readonly specialities: string;
  readonly opening: string | null;
  readonly address: string;
  readonly state_id: string;
  readonly lga_id: string | null;
  readonly ward: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Letters in a row: "CD". */
  readonly bands: string;
  readonly phone: string | null;
  readonly verified_on: string | null;
}
