import { useMemo } from 'react';
import { newsContext } from '#app/context.ts';
import { homeMeta } from '#app/features/home/home-meta.ts';
import { DiasporaHome, NigeriaHome } from '#app/features/home/home-chunks.ts';
import { QuizTimer } from '#app/features/wellness/quiz/quiz-timer.tsx';
import { WellnessSection } from '#app/features/wellness/page/wellness-section-chunk.ts';
import { LatestPosts } from '#app/features/news/latest-posts.tsx';
import { pack, unpack } from '#app/kernel/packed/packed.ts';
import { siteOf, useSite } from '#app/location/use-site.ts';
import type { Route } from './+types/home';

export function meta({ matches }: Route.MetaArgs) {
  return homeMeta(siteOf(matches));
}

export function loader({ context }: Route.LoaderArgs) {
  return { news: pack(context.get(newsContext).latest(3)) };
}

/** The Nigerian home page for visitors in Nigeria, the diaspora page for everybody else. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const posts = useMemo(() => unpack(loaderData.news), [loaderData.news]);
  const latestPosts = <LatestPosts posts={posts} />;
  if (useSite().edition !== 'NG') return <DiasporaHome latestPosts={latestPosts} />;
  return (
    <NigeriaHome>
      <WellnessSection />
      {latestPosts}
      <QuizTimer />
    </NigeriaHome>
  );
}
