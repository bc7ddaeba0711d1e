import type { Example } from '#app/ui/example.ts';

/** Both widths from which they stand beside each other. */
export const examples: Example[] = [
  {
    name: 'Two equal columns',
    node: (
      <div className="columns">
        <p className="inset">Below each other on phones and tablets</p>
        <p className="inset">Beside each other where there is room</p>
      </div>
    ),
  },
  {
    name: 'On tablets already',
    node: (
      <div className="columns columns--early">
        <p className="inset">One</p>
        <p className="inset">Two</p>
      </div>
    ),
  },
];
