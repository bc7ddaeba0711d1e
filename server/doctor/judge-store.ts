import type { Finding, ServiceStatus } from '#app/features/status/status-report.types.ts';
import { longestBehindSeconds } from '#server/store/replica/replica.ts';
import { ok, problem, warning } from './finding.ts';

/** As in deploy/prometheus-alerts.yaml. */
const longestWaitSeconds = 3600;

const replicaIsBehind = problem(
  'Replica',
  'is behind: leads are on this machine only',
  'Run npm run doctor.',
);

interface StoreFacts {
  readonly services: readonly ServiceStatus[];
  /** Old leads that were not removed. */
  readonly withheld: number;
  /** Undefined without a replica, and for the doctor, which reads its folder. */
  readonly replicaBehindSeconds?: number | undefined;
}

/** What the store shows, to the doctor and on the status page. */
export function judgeStore({
  services,
  withheld,
  replicaBehindSeconds = 0,
}: StoreFacts): Finding[] {
  const late = services.flatMap(judgeDeliveries);
  return [
    ...(late.length > 0 ? late : [ok('Deliveries', 'none is late')]),
    ...(replicaBehindSeconds > longestBehindSeconds ? [replicaIsBehind] : []),
    withheld === 0
      ? ok('Old leads', 'are removed daily')
      : problem(
          'Old leads',
          `${withheld} were not removed, as the clock looks wrong`,
          'Check the clock of this machine, then run npm run leads -- purge.',
        ),
  ];
}

function judgeDeliveries({ service, oldestSeconds = 0, deadLetters }: ServiceStatus): Finding[] {
  const subject = `Deliveries to ${service}`;
  const waits = 'leads have been waiting for over an hour';
  const isLate = oldestSeconds > longestWaitSeconds;
  return [
    ...(isLate ? [warning(subject, waits, 'npm run doctor asks the service.')] : []),
    ...(deadLetters > 0
      ? [
          // Only staff can send them again.
          problem(
            subject,
            `has dead letters: ${deadLetters}`,
            'npm run leads -- list shows why; then npm run leads -- retry.',
          ),
        ]
      : []),
  ];
}
