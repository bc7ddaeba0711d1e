import type { NewsStatus, StatusReport } from '#app/features/status/status-report.types.ts';
import { longestBehindSeconds } from '#server/store/replica/replica.ts';

/** As in deploy/prometheus-alerts.yaml. */
const longestWaitSeconds = 3600;
const longestNewsMs = 15 * 60_000;

type Facts = Pick<StatusReport, 'services' | 'news' | 'replicaBehindSeconds'> & {
  readonly withheld: number;
};

/** Says in whole sentences what someone should look at, and what to do. */
export function findConcerns(facts: Facts, nowMs: number): string[] {
  const { services, news, withheld, replicaBehindSeconds = 0 } = facts;
  if (services === undefined) {
    return ['The store does not answer. While that lasts, forms are refused. Run npm run doctor.'];
  }
  const old = services.filter(({ oldestSeconds = 0 }) => oldestSeconds > longestWaitSeconds);
  const dead = services.filter(({ deadLetters }) => deadLetters > 0);
  return [
    ...old.map(
      ({ service }) =>
        `Leads have been waiting for ${service} for over an hour. Run npm run doctor.`,
    ),
    ...dead.map(
      ({ service }) =>
        `${service} has dead letters. npm run leads -- list shows why; then npm run leads -- retry.`,
    ),
    ...(withheld > 0
      ? [
          `${withheld} old leads were not removed, as the clock looks wrong. Run npm run leads -- purge.`,
        ]
      : []),
    ...(replicaBehindSeconds > longestBehindSeconds
      ? ['The replica is behind: leads are on this machine only. Run npm run doctor.']
      : []),
    ...newsConcern(news, nowMs),
  ];
}

function newsConcern(news: NewsStatus, nowMs: number): string[] {
  const isOld =
    news.kind === 'never' || (news.kind === 'read' && nowMs - Date.parse(news.at) > longestNewsMs);
  return isOld ? ['WordPress has not answered lately. Run npm run doctor.'] : [];
}
