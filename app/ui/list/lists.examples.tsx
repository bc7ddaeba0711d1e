import type { Example } from '#app/ui/example.ts';

/** Points, names with values, and numbers with names. */
export const examples: Example[] = [
  {
    name: 'Points',
    node: (
      <ul className="bullets stack stack--2">
        <li>Your member number</li>
        <li>The name of the hospital</li>
      </ul>
    ),
  },
  {
    name: 'Facts',
    node: (
      <dl className="facts">
        <div>
          <dt>Monday to Friday</dt>
          <dd>8am to 5pm</dd>
        </div>
        <div>
          <dt>Saturday</dt>
          <dd>9am to 1pm</dd>
        </div>
      </dl>
    ),
  },
  {
    name: 'Figures',
    node: (
      <dl className="figures on-deep pad-5">
        <div>
          <dt>health facilities</dt>
          <dd>9,000+</dd>
        </div>
        <div>
          <dt>states</dt>
          <dd>36</dd>
        </div>
      </dl>
    ),
  },
];
