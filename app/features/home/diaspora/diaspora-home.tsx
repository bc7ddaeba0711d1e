import { Stylesheet } from '#app/ui/stylesheet/stylesheet.tsx';
import { whenNear } from '#app/ui/when-near/when-near.tsx';
import { DiasporaHero } from './diaspora-hero.tsx';
import { diasporaHomeSheet } from './diaspora-home.sheet.ts';
import { DiasporaInfo } from './diaspora-info.tsx';

const DiasporaMore = whenNear(
  'diaspora-more',
  async () => ({ default: (await import('./diaspora-more.tsx')).DiasporaMore }),
  { isFarBelow: true },
);

/** The page for people who buy health insurance for family in Nigeria from abroad. */
export function DiasporaHome() {
  return (
    <>
      <Stylesheet sheet={diasporaHomeSheet} />
      <DiasporaHero />
      <DiasporaInfo />
      <DiasporaMore />
    </>
  );
}
