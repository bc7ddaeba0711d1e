import type { PlanPage } from './catalogue.ports.ts';
import { Rich } from './rich.tsx';

/** Questions that unfold, without scripts too. */
export function PlanQuestions({ questions }: Pick<PlanPage, 'questions'>) {
  return (
    <section className="plan-questions" aria-labelledby="questions">
      <h2 id="questions">Your questions</h2>
      <div className="plan-questions__list unfolding">
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>
              <Rich text={answer} />
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
