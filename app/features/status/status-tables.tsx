import { formatNumber } from '#app/kernel/numbers.ts';
import type { ServiceStatus, ErrorCount } from './status-report.types.ts';

/** Shows what waits for each service. */
export function DeliveriesTable({
  services,
}: {
  readonly services: readonly ServiceStatus[] | undefined;
}) {
  return (
    <section aria-labelledby="deliveries">
      <h2 id="deliveries">Deliveries</h2>
      {services === undefined && <p>Not known: the store does not answer.</p>}
      {services?.length === 0 && <p>Nothing is waiting, and there are no dead letters.</p>}
      {services !== undefined && services.length > 0 && (
        <table aria-labelledby="deliveries">
          <thead>
            <tr>
              <th scope="col">Service</th>
              <th scope="col">Waiting</th>
              <th scope="col">Oldest</th>
              <th scope="col">Dead letters</th>
            </tr>
          </thead>
          <tbody>
            {services.map(({ service, waiting, oldestSeconds, deadLetters }) => (
              <tr key={service}>
                <th scope="row">{service}</th>
                <td>{formatNumber(waiting)}</td>
                <td>{oldestSeconds === undefined ? '–' : spanInWords(oldestSeconds)}</td>
                <td>{formatNumber(deadLetters)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** Writes how long something took, in the unit that suits it. */
export function spanInWords(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
  return seconds < 172_800
    ? `${Math.round(seconds / 3600)} h`
    : `${Math.round(seconds / 86_400)} days`;
}

/** Counts the errors of each kind. */
export function ErrorsTable({ errors }: { readonly errors: readonly ErrorCount[] }) {
  return (
    <section aria-labelledby="errors">
      <h2 id="errors">Errors since the start</h2>
      {errors.length === 0 ? (
        <p>None.</p>
      ) : (
        <table aria-labelledby="errors">
          <thead>
            <tr>
              <th scope="col">Kind</th>
              <th scope="col">Count</th>
            </tr>
          </thead>
          <tbody>
            {errors.map(({ kind, count }) => (
              <tr key={kind}>
                <th scope="row">{kind}</th>
                <td>{formatNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
