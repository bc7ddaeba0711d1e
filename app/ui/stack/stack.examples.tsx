import type { Example } from '#app/ui/example.ts';

/** Parts below each other. */
export const examples: Example[] = [
  {
    name: 'Two parts',
    node: (
      <div className="stack">
        <div className="card">One</div>
        <div className="card">Two</div>
      </div>
    ),
  },
];
