import type { Example } from '#app/ui/example.ts';

/** Every colour. */
export const examples: Example[] = [
  {
    name: 'Tags',
    node: (
      <p className="row row--close">
        <span className="tag">Gold</span>
        <span className="tag tag--success">All plans</span>
        <span className="tag tag--accent">Recommended</span>
      </p>
    ),
  },
];
