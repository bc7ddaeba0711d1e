import { formatNumber } from '#app/kernel/numbers.ts';
import type { ErrorCount } from './status-report.types.ts';

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
