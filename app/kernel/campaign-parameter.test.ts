import { expect, it } from 'vitest';
import { isCampaignParameter } from './campaign-parameter.ts';

it.each(['utm_source', 'fbclid', 'gclid', 'mc_cid', 'ref'])('%s is a campaign’s', (name) => {
  expect(isCampaignParameter(name)).toBe(true);
});

it.each(['q', 'page', 'currency', 'reference', 'edition'])('%s is not', (name) => {
  expect(isCampaignParameter(name)).toBe(false);
});
