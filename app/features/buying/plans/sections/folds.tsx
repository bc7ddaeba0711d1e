import type { ReactNode } from 'react';
import type { PlanPage, PlanPageSection } from '../catalogue.types.ts';
import { drawItem, Rich } from './plan-text.tsx';

interface FoldsProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Texts below a title that unfold, without scripts too; printed, all are open. */
export function Folds({ id, title, children }: FoldsProps) {
  return (
    <section className="plan-beside" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="plan-folds accordion">{children}</div>
    </section>
  );
}

interface FoldProps {
  /** Stands on the text: browsers unfold it when a link leads inside. */
  readonly id?: string;
  /** A heading, or a question. */
  readonly title: ReactNode;
  readonly children: ReactNode;
}

export function Fold({ id, title, children }: FoldProps) {
  return (
    <details>
      <summary>{title}</summary>
      <div id={id} className="plan-folds__text">
        {children}
      </div>
    </details>
  );
}

export function SectionFolds({ sections }: { readonly sections: readonly PlanPageSection[] }) {
  return sections.map(({ title, text, list, steps }) => (
    <Fold key={title} title={<h3>{title}</h3>}>
      {text && (
        <p>
          <Rich text={text} />
        </p>
      )}
      {list.length > 0 && <ul>{list.map(drawItem)}</ul>}
      {steps.length > 0 && <ol>{steps.map(drawItem)}</ol>}
    </Fold>
  ));
}

export function PlanQuestions({ questions }: Pick<PlanPage, 'questions'>) {
  return (
    <Folds id="questions" title="Your questions">
      {questions.map(({ question, answer }) => (
        <Fold key={question} title={question}>
          <p>
            <Rich text={answer} />
          </p>
        </Fold>
      ))}
    </Folds>
  );
}
