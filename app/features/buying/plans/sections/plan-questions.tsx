import type { PlanPage } from '../catalogue.types.ts';
import { Rich } from './rich.tsx';

/** Lists questions that open without scripts. */
export function PlanQuestions({ questions }: Pick<PlanPage, 'questions'>) {
  return (
    <section className="plan-questions" aria-labelledby="questions">
      <h2 id="questions">Your questions</h2>
      <div className="plan-questions__list accordion">
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
