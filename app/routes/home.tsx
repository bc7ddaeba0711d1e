import { contentContext, newsContext } from '#app/context.ts';
import { homeMeta } from '#app/features/home/home-meta.ts';
import { DiasporaHome } from '#app/features/home/diaspora/diaspora-home.tsx';
import { NigeriaHome } from '#app/features/home/nigeria/nigeria-home.tsx';
import { WellnessQuiz } from '#app/features/wellness/quiz/wellness-quiz.tsx';
import wellnessResults from '#app/features/wellness/page/wellness-results.css?url';
import { WellnessSection } from '#app/features/wellness/page/wellness-page.tsx';
import { LatestPosts } from '#app/features/news/card/latest-posts.tsx';
import type { PageHandle } from '#app/site/page-handle.ts';
import { siteOf, useSite } from '#app/site/use-site.ts';
import type { Route } from './+types/home';

export const handle = {
  showsNews: true,
  // The tools are answered in place, and abroad there are none.
  lateStyles: { NG: [wellnessResults] },
} satisfies PageHandle;

export function meta({ matches }: Route.MetaArgs) {
  return homeMeta(siteOf(matches));
}

export function loader({ context }: Route.LoaderArgs) {
  return {
    news: context.get(newsContext).latest(3),
    hasQuiz: context.get(contentContext).quiz !== undefined,
  };
}

/** The Nigerian home page for visitors in Nigeria, the diaspora page for everybody else. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const posts = loaderData.news;
  const latestPosts = <LatestPosts posts={posts} />;
  if (useSite().edition !== 'NG') return <DiasporaHome latestPosts={latestPosts} />;
  return (
    <NigeriaHome>
      <WellnessSection />
      {latestPosts}
      {loaderData.hasQuiz && <WellnessQuiz />}
    </NigeriaHome>
  );
}
