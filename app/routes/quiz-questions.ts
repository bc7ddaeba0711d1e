import { contentContext } from '#app/context.ts';
import { drawQuestions } from '#app/features/wellness/quiz/draw-questions.ts';
import type { Route } from './+types/quiz-questions';

/** Five questions for the quiz pop-up; another five for whoever asks next. */
export function loader({ context }: Route.LoaderArgs) {
  const { quiz } = context.get(contentContext);
  if (!quiz) throw new Response('The quiz is switched off.', { status: 404 });
  return Response.json(drawQuestions(quiz), { headers: { 'cache-control': 'no-store' } });
}
