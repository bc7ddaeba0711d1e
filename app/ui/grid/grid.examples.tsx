import type { Example } from '#app/ui/example.ts';

const cards = ['One', 'Two', 'Three', 'Four'].map((name) => (
  <li key={name} className="card">
    {name}
  </li>
));

/** Each number of columns, and wider gaps. */
export const examples: Example[] = [
  { name: 'Two columns', node: <ul className="grid">{cards}</ul> },
  { name: 'Three on wide screens', node: <ul className="grid grid--3">{cards}</ul> },
  { name: 'Four on the widest', node: <ul className="grid grid--4">{cards}</ul> },
  { name: 'Further apart', node: <ul className="grid grid--wide">{cards}</ul> },
];
