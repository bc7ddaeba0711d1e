/**
 * The tables, in columns that mean the same on SQLite and PostgreSQL: texts for ids (UUIDs) and
 * JSON, whole milliseconds since 1970 for times.
 */
export interface Tables {
  readonly leads: LeadRow;
  readonly deliveries: DeliveryRow;
  readonly subscriptions: SubscriptionRow;
  readonly push_tokens: PushTokenRow;
  readonly push_runs: PushRunRow;
  readonly rate_limits: RateLimitRow;
  readonly directory_versions: DirectoryVersionRow;
  readonly facilities: FacilityRow;
  readonly enrolments: EnrolmentRow;
  readonly payments: PaymentRow;
}

/** Something a visitor sent: kept from the moment it is acknowledged until it is purged. */
export interface LeadRow {
  readonly id: string;
  readonly kind: string;
  /** The fields as validated, JSON. */
  readonly fields: string;
  /** Lower-case email of the sender, used to find and erase a person; null when none. */
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
  /** Why it may come from a program, in words for staff; null when nothing suggests it. */
  readonly suspected_bot: string | null;
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

/** One message on its way to every token, and how far it has come. */
export interface PushRunRow {
  readonly id: string;
  /** Title, body and address, JSON. */
  readonly message: string;
  /** Tokens that came later do not get it. */
  readonly started_at: number;
  /** The last token that is done, in the order of time and text. */
  readonly cursor_at: number;
  readonly cursor_token: string;
  readonly sent: number;
  readonly gone: number;
  readonly failed: number;
  readonly finished_at: number | null;
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

/**
 * What was asked for in an enrolment and what it costs. It names nobody: who is to be covered stands
 * in the lead, which is purged and erased without it.
 */
export interface EnrolmentRow {
  /** Id of its lead. */
  readonly id: string;
  /** The secret in the link that brings a visitor back. */
  readonly token: string;
  /** The calculator's query that gave the price. */
  readonly query: string;
  /** One payment in kobo, cents or pence; null where staff agree the price. */
  readonly amount_minor: number | null;
  readonly currency: string;
  readonly created_at: number;
}

/** `started` until something is heard of it; only `success` is final. */
export type PaymentRowState =
  'started' | 'processing' | 'success' | 'failed' | 'cancelled' | 'unknown';

/** One attempt to pay an enrolment. */
export interface PaymentRow {
  /** What the payment service knows it by: the enrolment's id and the number of the attempt. */
  readonly id: string;
  readonly enrolment_id: string;
  readonly attempt: number;
  readonly provider: string;
  /** The service's own id for it; null until it has answered. */
  readonly provider_reference: string | null;
  /** Where the visitor pays; null until the service has answered. */
  readonly url: string | null;
  readonly amount_minor: number;
  readonly currency: string;
  readonly state: PaymentRowState;
  /** What staff must look into, in words. */
  readonly problem: string | null;
  readonly created_at: number;
  readonly updated_at: number;
  /** When the service was last asked about it. */
  readonly checked_at: number;
  readonly paid_at: number | null;
}
