import type { Example } from '#app/ui/example.ts';

/** A ruled head, then a row for each thing. */
export const examples: Example[] = [
  {
    name: 'Prices',
    node: (
      <div className="data-table">
        <table>
          <thead>
            <tr>
              <th scope="col">Plan</th>
              <th scope="col">A year</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Gold</th>
              <td>₦255,000</td>
            </tr>
          </tbody>
        </table>
      </div>
    ),
  },
];
