import { pageWeights } from './page-weights.ts';

/** Typical weights with the data saver off and on. */
export function WeightTable() {
  return (
    <>
      <table className="weight-table">
        <caption className="visually-hidden">What a first visit weighs</caption>
        <thead>
          <tr>
            <th scope="col">First visit</th>
            <th scope="col">Off</th>
            <th scope="col">On</th>
          </tr>
        </thead>
        <tbody>
          {pageWeights.map(({ page, normalKb, savingKb }) => (
            <tr key={page}>
              <th scope="row">{page}</th>
              <td>{normalKb} kB</td>
              <td>{savingKb} kB</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="weight-table__note">
        Scrolled to the end, with all that is fetched. Later visits cost less: what has not changed
        is not fetched again.
      </p>
    </>
  );
}
