import { expect, it } from 'vitest';
import { busyPage } from './turn-away.ts';

it('shows the name of the site as text, whatever it is', () => {
  const { html } = busyPage('Ada & <script>Sons');
  expect(html).toContain('<title>Please try again | Ada &amp; &lt;script&gt;Sons</title>');
});

it('offers to try again, but not where that would open a form empty', () => {
  expect(busyPage('Ada', 'overload').html).toContain('Try again</a>');
  expect(busyPage('Ada', 'overload', true).html).not.toContain('<a');
});
