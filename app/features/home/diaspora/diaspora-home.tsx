import type { ReactNode } from 'react';
import { Stylesheet } from '#app/ui/stylesheet/stylesheet.tsx';
import { DiasporaMore } from './diaspora-more.tsx';
import { DiasporaHero } from './diaspora-hero.tsx';
import diasporaHomeStyles from './diaspora-home.css?inline';
import { DiasporaInfo } from './diaspora-info.tsx';

interface DiasporaHomeProps {
  /** The newest posts, which are another feature's. */
  readonly latestPosts: ReactNode;
}

/** The page for people who buy health insurance for family in Nigeria from abroad. */
export function DiasporaHome({ latestPosts }: DiasporaHomeProps) {
  return (
    <>
      <Stylesheet name="diaspora-home" css={diasporaHomeStyles} />
      <DiasporaHero />
      <DiasporaInfo />
      <div className="far-below">
        <DiasporaMore latestPosts={latestPosts} />
      </div>
    </>
  );
}
