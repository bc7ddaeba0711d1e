import { randomBytes } from 'node:crypto';
import type { Store } from '#server/store/store.ts';
import type { PushRunRow } from '#server/store/schema.ts';

export interface RunMessage {
  readonly title: string;
  readonly body: string;
  readonly url?: string;
}

/** Starts a run, or finds an interrupted run of the same message. */
export async function startRun(
  store: Store,
  message: RunMessage,
  nowMs: number,
): Promise<PushRunRow> {
  const text = JSON.stringify(message);
  const stopped = await store.tables
    .selectFrom('push_runs')
    .selectAll()
    .where('message', '=', text)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  if (stopped) return stopped;
  const run: PushRunRow = {
    id: randomBytes(6).toString('base64url'),
    message: text,
    started_at: nowMs,
    cursor_at: 0,
    cursor_token: '',
    sent: 0,
    gone: 0,
    failed: 0,
    finished_at: null,
  };
  await store.tables.insertInto('push_runs').values(run).execute();
  return run;
}

/** Finds a run by its id. */
export function findRun(store: Store, id: string): Promise<PushRunRow | undefined> {
  return store.tables.selectFrom('push_runs').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The subscriptions among the tokens, as JSON; opaque tokens cannot be sent to. */
export function subscriptionsIn({ tables }: Store) {
  return tables.selectFrom('push_tokens').where('token', 'like', '{%');
}

/** Reads the next tokens of a run, oldest first. */
export async function nextTokens(store: Store, run: PushRunRow, most: number) {
  return subscriptionsIn(store)
    .selectAll()
    .where('created_at', '<=', run.started_at)
    .where((row) =>
      row(row.refTuple('created_at', 'token'), '>', row.tuple(run.cursor_at, run.cursor_token)),
    )
    .orderBy('created_at')
    .orderBy('token')
    .limit(most)
    .execute();
}

/** Counts all tokens of a run. */
export async function countTokens(store: Store, run: PushRunRow): Promise<number> {
  const { count } = await subscriptionsIn(store)
    .select(({ fn }) => fn.countAll().as('count'))
    .where('created_at', '<=', run.started_at)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Saves a run's progress and removes expired tokens. */
export async function recordProgress(
  store: Store,
  run: PushRunRow,
  goneTokens: readonly string[],
): Promise<void> {
  const { id, ...progress } = run;
  await store.tables.transaction().execute(async (transaction) => {
    if (goneTokens.length > 0) {
      await transaction.deleteFrom('push_tokens').where('token', 'in', goneTokens).execute();
    }
    await transaction.updateTable('push_runs').set(progress).where('id', '=', id).execute();
  });
}
