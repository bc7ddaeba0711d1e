import grandmother from '#app/assets/figures/grandmother.svg?url';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { HtmlTemplate } from '#app/ui/html-template.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { quizLength } from './draw-questions.ts';

/**
 * The wellness quiz as a page carries it: a template without questions. wellness-quiz.element.ts
 * asks for them when the quiz is due. A click beside the dialog does not close it: it may have opened
 * under a finger.
 */
export function WellnessQuiz() {
  return (
    <wellness-quiz>
      <HtmlTemplate>
        <Dialog
          id="wellness-quiz"
          title="Five quick questions"
          className="dialog quiz"
          closedby="closerequest"
          tabIndex={-1}
        >
          <div className="picture quiz__picture">
            <img src={grandmother} width={250} height={310} alt="" loading="lazy" />
          </div>
          <p className="quiz__lead">Your wellness quiz, one minute.</p>
          <QuizForm />
          <QuizOutcome />
        </Dialog>
      </HtmlTemplate>
    </wellness-quiz>
  );
}

function QuizForm() {
  return (
    <form
      className="full-row"
      toolname="wellness-quiz"
      tooldescription="Answer five questions about habits"
    >
      {Array.from({ length: quizLength }, (_, index) => (
        <fieldset
          key={index}
          className="bar quiz__row"
          role="radiogroup"
          aria-labelledby={`quiz-question-${index}`}
        >
          <p className="small strong" id={`quiz-question-${index}`} />
          <div className="quiz__answers">
            {['Yes', 'No'].map((answer) => (
              <label key={answer} className="chip">
                <input type="radio" name={`quiz-${index}`} value={answer} autoComplete="off" />
                {answer}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div className="row row--middle quiz__foot">
        <output className="fine-print quiz__count" />
        <Button kind="secondary" data-quiz="later">
          Later
        </Button>
        <Button type="submit" disabled aria-disabled>
          Submit
        </Button>
      </div>
    </form>
  );
}

function QuizOutcome() {
  return (
    <div className="full-row quiz__outcome" hidden>
      {/* oxlint-disable-next-line jsx-a11y/heading-has-content -- open-quiz.ts writes the score */}
      <h3 tabIndex={-1} className="quiz__score above-6" />
      <p className="quiz__message above-2 large" />
      <p className="message message--success above-4">
        <Icon name="circle-check" />
        Thank you for completing the Wellness Quiz!
      </p>
      <h4 className="text-brand above-6 below-2" id="quiz-tips">
        Small steps you could try
      </h4>
      <ul className="bullets stack stack--2 below-4" aria-labelledby="quiz-tips" />
      <div className="row row--middle quiz__foot">
        <output className="fine-print quiz__count">This will close after 8 seconds.</output>
        <Button kind="secondary" data-quiz="keep">
          Keep it open
        </Button>
      </div>
    </div>
  );
}
