import { Stylesheet } from '#app/ui/stylesheet/stylesheet.tsx';
import { whenNear } from '#app/ui/when-near/when-near.tsx';
import { nigeriaHomeSheet } from './nigeria-home.sheet.ts';
import { NigeriaHero } from './nigeria-hero.tsx';
import { NigeriaStats } from './nigeria-stats.tsx';

const NigeriaMore = whenNear(
  'nigeria-more',
  async () => ({ default: (await import('./nigeria-more.tsx')).NigeriaMore }),
  { isFarBelow: true },
);

/** The home page for visitors in Nigeria. */
export function NigeriaHome() {
  return (
    <>
      <Stylesheet sheet={nigeriaHomeSheet} />
      <NigeriaHero />
      <NigeriaStats />
      <NigeriaMore />
    </>
  );
}
