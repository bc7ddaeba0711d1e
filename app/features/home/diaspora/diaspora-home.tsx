import type { ReactNode } from 'react';
import { Stylesheet } from '#app/ui/stylesheet/stylesheet.tsx';
import { whenNear } from '#app/ui/when-near/when-near.tsx';
import { DiasporaHero } from './diaspora-hero.tsx';
import { diasporaHomeSheet } from './diaspora-home.sheet.ts';
import { DiasporaInfo } from './diaspora-info.tsx';

interface DiasporaHomeProps {
  /** The newest posts, which are another feature's. */
  readonly latestPosts: ReactNode;
}

const DiasporaMore = whenNear<DiasporaHomeProps>(
  'diaspora-more',
  async () => ({ default: (await import('./diaspora-more.tsx')).DiasporaMore }),
  { isFarBelow: true },
);

/** The page for people who buy health insurance for family in Nigeria from abroad. */
export function DiasporaHome({ latestPosts }: DiasporaHomeProps) {
  return (
    <>
      <Stylesheet sheet={diasporaHomeSheet} />
      <DiasporaHero />
      <DiasporaInfo />
      <DiasporaMore latestPosts={latestPosts} />
    </>
  );
}
