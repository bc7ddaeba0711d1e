import { homeMeta } from '#app/features/home/home-meta.ts';
import { DiasporaHome, NigeriaHome } from '#app/features/home/home-chunks.ts';
import { QuizTimer } from '#app/features/wellness/quiz/quiz-timer.tsx';
import { WellnessSection } from '#app/features/wellness/page/wellness-section-chunk.ts';
import { useSite } from '#app/location/use-site.ts';
import type { Route } from './+types/home';

export function meta({ matches }: Route.MetaArgs) {
  return homeMeta(matches[0].loaderData);
}

/** The Nigerian home page for visitors in Nigeria, the diaspora page for everybody else. */
export default function Home() {
  if (useSite().edition !== 'NG') return <DiasporaHome />;
  return (
    <NigeriaHome>
      <WellnessSection />
      <QuizTimer />
    </NigeriaHome>
  );
}
