import type { Example } from '#app/ui/example.ts';
import { Prose } from './prose.tsx';

const text = `
  <h2>How it works</h2>
  <p>Choose a plan, then <a href="#hospitals">a hospital near you</a>.</p>
  <ul><li>Show your card</li><li>See a doctor</li></ul>
  <blockquote><p>We answer within a day.</p></blockquote>
  <div role="region" aria-label="Limits" tabindex="0">
    <table>
      <thead><tr><th scope="col">Plan</th><th scope="col">Limit</th></tr></thead>
      <tbody><tr><th scope="row">Gold</th><td>₦2,000,000</td></tr></tbody>
    </table>
  </div>
  <details><summary>May I change my hospital?</summary><div><p>Yes, once a month.</p></div></details>
`;

/** Everything that Markdown may become. */
export const examples: Example[] = [{ name: 'A page’s text', node: <Prose html={text} /> }];
