interface StatusTableProps {
  readonly name: string;
  /** Of the columns, the first of which names the row; undefined for a fact a row. */
  readonly heads?: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Said where there are no rows. */
  readonly none?: string;
}

/** A section that is a table. */
export function StatusTable({ name, heads, rows, none }: StatusTableProps) {
  const id = name.toLowerCase().replaceAll(' ', '-');
  return (
    <section aria-labelledby={id}>
      <h2 className="below-3" id={id}>
        {name}
      </h2>
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <table aria-labelledby={id}>
          {heads && (
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map(([first = '', ...cells]) => (
              <tr key={`${first} ${cells[0]}`}>
                <th scope="row">{first}</th>
                {cells.map((cell, at) => (
                  <td key={heads?.[at + 1] ?? cell}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
