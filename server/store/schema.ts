import type { CurrencyCode } from '#app/kernel/money.ts';
import type { GroupMemberRow, MemberListRow } from './member-tables.ts';

/** Columns alike on both engines: text for UUIDs and JSON, milliseconds since 1970 for times. */
export interface Tables {
  readonly leads: LeadRow;
  readonly deliveries: DeliveryRow;
  readonly subscriptions: SubscriptionRow;
  readonly mailings: MailingRow;
  readonly push_tokens: PushTokenRow;
  readonly push_runs: PushRunRow;
  readonly rate_limits: RateLimitRow;
  readonly directory_versions: DirectoryVersionRow;
  readonly news_versions: NewsVersionRow;
  readonly facilities: FacilityRow;
  readonly enrolments: EnrolmentRow;
  readonly instalments: InstalmentRow;
  readonly payments: PaymentRow;
  readonly enrolment_trail: TrailRow;
  readonly member_lists: MemberListRow;
  readonly group_members: GroupMemberRow;
  readonly ended_links: EndedLinkRow;
  readonly order_drafts: OrderDraftRow;
  readonly purge_runs: PurgeRunRow;
}

/** A submission, stored from its acknowledgement until it is purged. */
export interface LeadRow {
  readonly id: string;
  readonly kind: string;
  /** The validated fields, JSON. */
  readonly fields: string;
  /** Lower-case email of the sender, used to find and erase a person. */
  readonly email: string | null;
  /** Of the sender; null for leads from before it was stored. */
  readonly phone: string | null;
  readonly edition: string;
  readonly page: string;
  /** Version of the consent's wording; null when no consent is needed. */
  readonly consent_version: string | null;
  readonly consent_at: number | null;
  /** Identical for repeats of one submission: a digest of the key that was sent and the content. */
  readonly submission_key: string;
  /** Hash of kind and fields; identical within ten minutes is the same submission. */
  readonly content_key: string;
  readonly created_at: number;
  readonly suspected_bot: string | null;
}

/** `waiting`: for the previous delivery of its chain. */
type DeliveryState = 'waiting' | 'pending' | 'done' | 'dead-letter';

export interface DeliveryRow {
  readonly id: string;
  readonly lead_id: string;
  readonly target: string;
  /** Deliveries of one chain go in order; chains are independent. */
  readonly chain: string;
  readonly position: number;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly next_try_at: number;
  /** A failure after this makes the delivery a dead letter. */
  readonly gives_up_at: number;
  /** End of a worker's exclusive claim; null when unclaimed. */
  readonly leased_until: number | null;
  readonly last_error: string | null;
  readonly settled_at: number | null;
}

interface SubscriptionRow {
  readonly email: string;
  readonly lead_id: string;
  readonly created_at: number;
}

/** An address on a mailing list, kept after it has left so that it gets no more mail. */
export interface MailingRow {
  /** Random; part of the links to leave. */
  readonly id: string;
  readonly list: string;
  /** Lower case, unique in its list. */
  readonly email: string;
  /** Id of the latest sign-up. */
  readonly lead_id: string;
  readonly created_at: number;
  /** Null while the address is on the list. */
  readonly left_at: number | null;
}

export interface PushTokenRow {
  readonly token: string;
  readonly created_at: number;
  /** Moves on while the browser sends the token again; null for tokens from before it was stored. */
  readonly expires_at: number | null;
}

/** One message to every token, with its progress. */
export interface PushRunRow {
  readonly id: string;
  /** Title, body and URL, JSON. */
  readonly message: string;
  /** Later tokens do not get the message. */
  readonly started_at: number;
  /** The last token done, in order of time and text. */
  readonly cursor_at: number;
  readonly cursor_token: string;
  readonly sent: number;
  readonly gone: number;
  readonly failed: number;
  readonly finished_at: number | null;
}

interface PurgeRunRow {
  readonly id: string;
  /** Of the last purge that went ahead; 0 for never. */
  readonly at: number;
  /** Leads that wait until someone has looked at the clock. */
  readonly withheld: number;
}

interface RateLimitRow {
  readonly key: string;
  readonly window_start: number;
  readonly hits: number;
}

/** `staged` while its facilities are being written; only `current` is read. */
type DirectoryVersionState = 'staged' | 'current';

interface DirectoryVersionRow {
  readonly id: string;
  readonly state: DirectoryVersionState;
  readonly source: string;
  readonly facilities: number;
  readonly created_at: number;
}

/** What the process that found new posts last shows, for the others; one row. */
interface NewsVersionRow {
  readonly id: string;
  readonly version: string;
}

export interface FacilityRow {
  readonly version: string;
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly level: string | null;
  readonly ownership: string | null;
  /** List of strings, JSON, like the specialities. */
  readonly services: string;
  readonly specialities: string;
  readonly opening: string | null;
  readonly address: string;
  readonly state_id: string;
  readonly lga_id: string | null;
  readonly ward: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Letters without separators: "CD". */
  readonly bands: string;
  readonly phone: string | null;
  readonly verified_on: string | null;
}

/** An enrolment's plan and price, without names: members are in the lead, erased separately. */
export interface EnrolmentRow {
  readonly id: string;
  /** The secret in the visitor's link. */
  readonly token: string;
  /** What it asks for, as `quoteQuery` writes it; `requestOf` reads it. */
  readonly query: string;
  /** One instalment in kobo, cents or pence; null when staff agree the price. */
  readonly amount_minor: number | null;
  readonly currency: CurrencyCode;
  readonly created_at: number;
  /** Set when staff have cancelled it. */
  readonly cancelled_at: number | null;
  /** The version of the contract that was accepted; null for orders of before there was one. */
  readonly contract_version: string | null;
}

/** One payment of an enrolment's schedule; an enrolment without a price has none. */
export interface InstalmentRow {
  readonly enrolment_id: string;
  /** From 1. */
  readonly number: number;
  /** The secret in the link to pay it. */
  readonly token: string;
  /** As YYYY-MM-DD, in Lagos. */
  readonly due_day: string;
  readonly amount_minor: number;
  readonly currency: CurrencyCode;
}

/** A link that led to an enrolment or an instalment, so that its page can say that it has ended. */
interface EndedLinkRow {
  readonly token: string;
  readonly ended_at: number;
}

/** An order that a visitor is filling in, or sent a short while ago. */
export interface OrderDraftRow {
  /** Of the random key in the visitor's cookie. */
  readonly key_hash: string;
  readonly plan: string;
  /** What was typed, JSON by field; none once it is sent. */
  readonly fields: string;
  /** Path of the order's payment page, once it is sent. */
  readonly sent_to: string | null;
  readonly expires_at: number;
}

/** `started` until the service reports; only `success` is final. */
export type PaymentRowState =
  'started' | 'processing' | 'success' | 'failed' | 'cancelled' | 'unknown';

/** An attempt to pay at a service, or a transfer that staff have booked. */
export interface PaymentRow {
  /** Reference for the payment service: the enrolment's id, the instalment, the attempt. */
  readonly id: string;
  readonly enrolment_id: string;
  /** Number of the instalment that it pays; 1 for what staff have booked, which pays any. */
  readonly instalment: number;
  /** From 1 for each instalment; 0 for what staff have booked. */
  readonly attempt: number;
  /** A payment service, or `transfer`. */
  readonly provider: string;
  /** The service's own id, null until it has answered; the bank's reference of a transfer. */
  readonly provider_reference: string | null;
  /** Payment page; null until the service has answered. */
  readonly url: string | null;
  /** What is to be paid, and once it is a `success` what was paid; below zero for a refund. */
  readonly amount_minor: number;
  readonly currency: CurrencyCode;
  readonly state: PaymentRowState;
  /** A problem for staff to look into, in words. */
  readonly problem: string | null;
  readonly created_at: number;
  readonly updated_at: number;
  readonly checked_at: number;
  readonly paid_at: number | null;
  /** What a service says has arrived instead of the amount; null for all others. */
  readonly received_minor: number | null;
  readonly received_currency: string | null;
}

export type TrailAction =
  | 'priced'
  /** A group has confirmed its list, which sets the price. */
  | 'list confirmed'
  | 'paid'
  | 'refunded'
  /** By the payment service, which has given money back. */
  | 'reversed'
  | 'payment taken back'
  | 'refund taken back'
  | 'cancelled'
  | 'reopened'
  | 'link ended'
  | 'link renewed'
  /** By the order with the reference. */
  | 'renewed'
  /** By who has its link. */
  | 'email corrected'
  /** By staff. */
  | 'email changed';

/** One change of an enrolment. Only the note is ever changed: it is erased with the person. */
export interface TrailRow {
  readonly id: string;
  readonly enrolment_id: string;
  readonly at: number;
  /** The account of the member of staff, the payment service, `the group` or `the buyer`. */
  readonly who: string;
  readonly action: TrailAction;
  readonly amount_minor: number | null;
  readonly currency: string | null;
  /** The price that the amount replaces, in the same currency. */
  readonly earlier_minor: number | null;
  /** The bank's or the service's, or that of another order. */
  readonly reference: string | null;
  readonly note: string | null;
}
