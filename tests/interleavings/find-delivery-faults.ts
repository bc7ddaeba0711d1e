import type { DeliveryRow, LeadRow } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import type { Cast } from './cast.ts';
import type { Attempted } from './receivers.ts';

type Row = DeliveryRow & Pick<LeadRow, 'email' | 'created_at'>;

/** Every delivery has come to its end, as its last attempt says, and in its order. */
export async function findDeliveryFaults(
  { receivers }: Cast,
  { tables }: Store,
): Promise<readonly string[]> {
  const rows: readonly Row[] = await tables
    .selectFrom('deliveries')
    .innerJoin('leads', 'leads.id', 'deliveries.lead_id')
    .selectAll('deliveries')
    .select(['leads.email', 'leads.created_at'])
    .execute();
  const attemptsOf = (row: Row) => receivers.attempts.filter(({ id }) => id === row.id);
  const inOrder = rows.flatMap((row) =>
    earlierOf(row, rows).flatMap((other) => orderFaults(attemptsOf(row), attemptsOf(other), row)),
  );
  return [...rows.flatMap((row) => endFaults(row, attemptsOf(row))), ...inOrder];
}

function endFaults(row: Row, attempts: readonly Attempted[]): readonly string[] {
  const numbers = new Set(attempts.map(({ number }) => number));
  const last = attempts.find(({ number }) => number === Math.max(...numbers));
  const problems = [
    row.state === 'pending' && 'is never settled',
    numbers.size < attempts.length && 'was claimed twice with one number',
    row.state === 'done' && !attempts.some((one) => one.hasArrived) && 'is done but never arrived',
    row.state === 'done' && last?.outcome !== 'done' && `is done, but its last attempt is not`,
    row.state === 'dead-letter' &&
      last?.outcome !== 'refused' &&
      'is given up, but was not refused',
    row.state === 'waiting' && row.position === 0 && 'waits for nothing',
  ];
  return problems.flatMap((problem) => (problem ? [`a delivery to ${row.target} ${problem}`] : []));
}

/** What has to be settled before a delivery may be attempted. */
function earlierOf(row: Row, rows: readonly Row[]): readonly Row[] {
  return rows.filter((other) => {
    const isStepBefore =
      other.lead_id === row.lead_id &&
      other.chain === row.chain &&
      other.position === row.position - 1;
    const isOfPerson = row.target === 'webhook' && other.target === row.target;
    const isEarlier = other.email !== null && other.email === row.email;
    return isStepBefore || (isOfPerson && isEarlier && other.created_at < row.created_at);
  });
}

function orderFaults(
  attempts: readonly Attempted[],
  before: readonly Attempted[],
  { target }: Row,
): readonly string[] {
  const first = Math.min(...attempts.map(({ begunAt }) => begunAt));
  const ends = before.filter(({ outcome }) => outcome === 'done' || outcome === 'refused');
  const isInOrder = ends.some(({ endedAt }) => endedAt < first);
  return first === Infinity || isInOrder ? [] : [`a delivery to ${target} overtook another`];
}
