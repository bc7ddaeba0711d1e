import { expect, it } from 'vitest';
import { busyPage } from './turn-away.ts';

it('shows the name of the site as text, whatever it is', () => {
  const { html } = busyPage('Ada & <script>Sons');
  expect(html).toContain('<title>Please try again | Ada &amp; &lt;script&gt;Sons</title>');
});
