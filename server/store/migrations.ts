import { addSchedules } from './add-schedules.ts';
import { statements } from './statements.ts';

const rateLimits =
  'rate_limits (key text primary key, window_start bigint not null, hits integer not null)';
/** All of an entry but its note, which may be erased because it is free text. */
const guarded = 'id, enrolment_id, at, who, action, amount_minor, currency, reference';

/** Every migration in order; a released one never changes. Both engines take the same statements. */
export const migrations = {
  '0001-leads': statements(
    `create table leads (
      id text primary key,
      kind text not null,
      fields text not null,
      email text,
      edition text not null,
      page text not null,
      consent_version text,
      consent_at bigint,
      submission_key text not null unique,
      content_key text not null,
      created_at bigint not null
    )`,
    'create index leads_by_time on leads (created_at, id)',
    'create index leads_by_email on leads (email)',
    'create index leads_by_content on leads (content_key, created_at)',
    `create table deliveries (
      id text primary key,
      lead_id text not null references leads (id) on delete cascade,
      target text not null,
      chain text not null,
      position integer not null,
      state text not null,
      attempts integer not null,
      next_try_at bigint not null,
      gives_up_at bigint not null,
      leased_until bigint,
      last_error text,
      settled_at bigint
    )`,
    'create index deliveries_due on deliveries (state, target, next_try_at)',
    'create index deliveries_of_lead on deliveries (lead_id, chain, position)',
    `create table subscriptions (
      email text primary key,
      lead_id text not null,
      created_at bigint not null
    )`,
    'create table push_tokens (token text primary key, created_at bigint not null)',
    {
      sqlite: [`create table ${rateLimits}`],
      // Counts may be lost in a crash; unlogged they cost no sync to disk.
      postgres: [`create unlogged table ${rateLimits}`],
    },
  ),
  '0002-directory': statements(
    `create table directory_versions (
      id text primary key,
      state text not null,
      source text not null,
      facilities integer not null,
      created_at bigint not null
    )`,
    `create table facilities (
      version text not null,
      id text not null,
      name text not null,
      type text not null,
      level text,
      ownership text,
      services text not null,
      specialities text not null,
      opening text,
      address text not null,
      state_id text not null,
      lga_id text,
      ward text,
      latitude double precision,
      longitude double precision,
      bands text not null,
      phone text,
      verified_on text,
      constraint facilities_key primary key (version, id)
    )`,
  ),
  '0003-enrolments': statements(
    `create table enrolments (
      id text primary key,
      token text not null unique,
      query text not null,
      amount_minor bigint,
      currency text not null,
      created_at bigint not null
    )`,
    `create table payments (
      id text primary key,
      enrolment_id text not null references enrolments (id),
      attempt integer not null,
      provider text not null,
      provider_reference text,
      url text,
      amount_minor bigint not null,
      currency text not null,
      state text not null,
      problem text,
      created_at bigint not null,
      updated_at bigint not null,
      checked_at bigint not null,
      paid_at bigint
    )`,
    'create index payments_of_enrolment on payments (enrolment_id, attempt)',
    'create index payments_by_reference on payments (provider, provider_reference)',
    'create index payments_to_check on payments (state, checked_at)',
  ),
  '0004-push-runs': statements(`create table push_runs (
    id text primary key,
    message text not null,
    started_at bigint not null,
    cursor_at bigint not null,
    cursor_token text not null,
    sent integer not null,
    gone integer not null,
    failed integer not null,
    finished_at bigint
  )`),
  '0005-suspected-bot': statements('alter table leads add column suspected_bot text'),
  // Dead letters were once called "parked".
  '0006-dead-letters': statements(
    `update deliveries set state = 'dead-letter' where state = 'parked'`,
  ),
  '0007-mailings': statements(`create table mailings (
    id text primary key,
    list text not null,
    email text not null,
    lead_id text not null,
    created_at bigint not null,
    left_at bigint,
    constraint mailings_key unique (list, email)
  )`),
  '0008-instalments': statements(
    `create table instalments (
      enrolment_id text not null references enrolments (id) on delete cascade,
      number integer not null,
      token text not null unique,
      due_day text not null,
      amount_minor bigint not null,
      currency text not null,
      constraint instalments_key primary key (enrolment_id, number)
    )`,
    'create index instalments_by_day on instalments (due_day, enrolment_id)',
    'alter table payments add column instalment integer not null default 1',
    addSchedules,
  ),
  // An entry of the trail goes only with its enrolment.
  '0009-enrolment-trail': statements(
    'alter table enrolments add column cancelled_at bigint',
    'alter table payments add column received_minor bigint',
    'alter table payments add column received_currency text',
    `create table enrolment_trail (
      id text primary key,
      enrolment_id text not null references enrolments (id) on delete cascade,
      at bigint not null,
      who text not null,
      action text not null,
      amount_minor bigint,
      currency text,
      reference text,
      note text
    )`,
    'create index trail_of_enrolment on enrolment_trail (enrolment_id, at)',
    {
      sqlite: [
        `create trigger trail_not_changed before update of ${guarded} on enrolment_trail
          begin select raise(abort, 'the trail only grows'); end`,
        `create trigger trail_not_deleted before delete on enrolment_trail
          when exists (select 1 from enrolments where id = old.enrolment_id)
          begin select raise(abort, 'the trail only grows'); end`,
      ],
      postgres: [
        `create or replace function guard_trail() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE'
        and not exists (select 1 from enrolments where id = old.enrolment_id) then return old;
      end if;
      raise exception 'the trail only grows';
    end $$`,
        `create trigger trail_not_changed before update of ${guarded} on enrolment_trail
          for each row execute function guard_trail()`,
        `create trigger trail_not_deleted before delete on enrolment_trail
          for each row execute function guard_trail()`,
      ],
    },
  ),
  '0010-return-codes': statements(
    `create table return_codes (
      enrolment_id text primary key,
      id text not null,
      tries integer not null,
      expires_at bigint not null
    )`,
    // A visitor types only the end of the id.
    'create index enrolments_by_reference on enrolments (substr(id, 29))',
  ),
  '0011-group-members': statements(
    // Belongs to the enrolment's lead: erased and purged with it.
    `create table member_lists (
      id text primary key,
      enrolment_id text not null references leads (id) on delete cascade,
      state text not null,
      left_out integer not null,
      created_at bigint not null,
      constraint member_lists_key unique (enrolment_id, state)
    )`,
    `create table group_members (
      list_id text not null references member_lists (id) on delete cascade,
      line integer not null,
      first_name text not null,
      last_name text not null,
      gender text not null,
      birth text not null,
      relation text not null,
      number text,
      principal integer,
      plan text not null,
      email text,
      phone text,
      state_id text,
      lga_id text,
      constraint group_members_key primary key (list_id, line)
    )`,
    'create index group_members_by_email on group_members (email)',
    'create index group_members_by_phone on group_members (phone)',
  ),
  // Leads of one phone number are found by it, so that they can be delivered in order.
  '0012-lead-phones': statements(
    'alter table leads add column phone text',
    'create index leads_by_phone on leads (phone)',
  ),
  // Push tokens that no browser sends any more are removed.
  '0013-push-expiry': statements('alter table push_tokens add column expires_at bigint'),
  // When old leads were last purged, so that a clock that has jumped is noticed.
  '0014-purge-runs': statements(`create table purge_runs (
    id text primary key,
    at bigint not null,
    withheld integer not null
  )`),
  // Orders that visitors are filling in, for a day.
  '0015-order-drafts': statements(
    `create table order_drafts (
      key_hash text not null,
      plan text not null,
      fields text not null,
      sent_to text,
      expires_at bigint not null,
      constraint order_drafts_key primary key (key_hash, plan)
    )`,
    'create index order_drafts_by_expiry on order_drafts (expires_at)',
  ),
  // Orders are come back to by their link alone; the page of a link that has ended can say so.
  '0017-ended-links': statements(
    'drop table return_codes',
    // The mails of codes that were on their way.
    `delete from deliveries where chain = 'return-code' and state <> 'done'`,
    'create table ended_links (token text primary key, ended_at bigint not null)',
  ),
  // An order keeps the version of the contract that was accepted.
  '0018-contract-version': statements('alter table enrolments add column contract_version text'),
  // An entry of the trail says which price it has replaced.
  '0019-earlier-prices': statements('alter table enrolment_trail add column earlier_minor bigint', {
    sqlite: [
      `create trigger trail_earlier_not_changed before update of earlier_minor on enrolment_trail
          begin select raise(abort, 'the trail only grows'); end`,
    ],
    postgres: [
      `create trigger trail_earlier_not_changed before update of earlier_minor on enrolment_trail
          for each row execute function guard_trail()`,
    ],
  }),
  // What one process has found in WordPress, so that the others look there too.
  '0020-news-versions': statements(
    'create table news_versions (id text primary key, version text not null)',
  ),
};
