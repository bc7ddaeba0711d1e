// Runs in a separate thread: a folder on another machine may answer late, or never.
import { parentPort, workerData } from 'node:worker_threads';
import { storeFailureReason } from '../store-error.ts';
import { Replicator, type ReplicaPlaces, type Turn } from './replicator.ts';

export type TurnReport = ({ readonly kind: 'done' } & Turn) | TurnFailure;

interface TurnFailure {
  readonly kind: 'failed';
  readonly reason: string;
}

/** With the time that a turn takes, this is the most that can be lost. */
const everyMs = 5000;

function serve(places: ReplicaPlaces, port: NonNullable<typeof parentPort>): void {
  let replicator: Replicator | undefined;
  const turn = (): TurnReport => {
    try {
      replicator ??= new Replicator(places);
      return { kind: 'done', ...replicator.turn() };
    } catch (error) {
      return { kind: 'failed', reason: storeFailureReason(error) };
    }
  };
  const report = () => port.postMessage(turn());
  report();
  const timer = setInterval(report, everyMs);
  port.once('message', () => {
    clearInterval(timer);
    report();
    replicator?.close();
    port.close();
  });
}

if (parentPort) serve(workerData as ReplicaPlaces, parentPort);
