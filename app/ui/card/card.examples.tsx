import type { Example } from '#app/ui/example.ts';

/** The frame alone; features add their own padding. */
export const examples: Example[] = [
  { name: 'Plain', node: <div className="card">Opening hours</div> },
  { name: 'Warm', node: <div className="card card--warm">Shall we call you?</div> },
];
