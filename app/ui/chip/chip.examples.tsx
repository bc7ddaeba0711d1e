import type { Example } from '#app/ui/example.ts';

/** Chosen, and to be chosen, with how many there are. */
export const examples: Example[] = [
  {
    name: 'Subjects',
    node: (
      <div className="row row--close">
        <a className="chip" href="#all" aria-current="page">
          All <span className="chip__count">12</span>
        </a>
        <a className="chip" href="#prevention">
          Prevention <span className="chip__count">3</span>
        </a>
      </div>
    ),
  },
];
