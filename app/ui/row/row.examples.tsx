import type { Example } from '#app/ui/example.ts';

const parts = ['One', 'Two', 'Three'].map((name) => (
  <li key={name} className="card">
    {name}
  </li>
));

/** Both distances. */
export const examples: Example[] = [
  { name: 'Parts', node: <ul className="row">{parts}</ul> },
  { name: 'Parts close together', node: <ul className="row row--close">{parts}</ul> },
];
