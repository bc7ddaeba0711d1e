import { quizContext } from '#app/context.ts';
import type { Route } from './+types/quiz-questions';

/** Five questions for the quiz pop-up; another five for whoever asks next. */
export function loader({ context }: Route.LoaderArgs) {
  const headers = { 'cache-control': 'no-store' };
  return Response.json(context.get(quizContext).draw(), { headers });
}
