import { expect, it } from 'vitest';
import { content, readChanged } from '../../tests/support/content.ts';

const [NG, DG] = [content.NG.getCare, content.DG.getCare];

it('every number can be dialled by who reads it, and a sample is called one', () => {
  expect(NG.refused.steps.join()).toContain(
    'href="tel:08000000000">0800 000 0000</a> (sample number)',
  );
  expect(DG.refused.steps.join()).toContain('href="tel:+2348000000000"');
});

it('our number comes before the regulator’s', () => {
  const steps = NG.refused.steps.join();
  expect(steps.indexOf('tel:07000000000')).toBeLessThan(steps.indexOf('tel:08000000000'));
});

it('a real number is not called a sample', async () => {
  const real = /(regulator:[^]*?isSample:) true/;
  const { getCare } = (await readChanged('identity.yaml', real, '$1 false')).NG;
  expect(getCare.refused.steps.join()).not.toContain('sample');
});
