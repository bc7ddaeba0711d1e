import { savesData } from '#app/ui/device-preferences.ts';
import stylesUrl from './quiz.css?url';
import type { QuizQuestion } from './quiz.ports.ts';
import { quizStatus, rememberHidden, rememberLater, rememberSubmitted } from './quiz-status.ts';

const closeAfterMs = 8000;

interface QuizOptions {
  /** Holds the template of the dialog. */
  readonly host: HTMLElement;
  readonly questions: readonly QuizQuestion[];
  /** The visitor would rather be asked later; the dialog closes as well. */
  readonly onLater: () => void;
}

/** Opens the quiz, with the focus on the dialog: a key pressed then answers nothing. */
export async function openQuiz({ host, questions, onLater }: QuizOptions): Promise<void> {
  await loadStyles();
  const template = host.querySelector('template');
  const copy = template?.content.cloneNode(true) as DocumentFragment | undefined;
  const dialog = copy?.querySelector('dialog');
  if (!copy || !dialog) return;
  if (savesData()) dialog.querySelector('img')?.remove();
  ask(dialog, questions);
  dialog.addEventListener('close', () => {
    if (quizStatus() === 'due') rememberHidden();
    dialog.remove();
  });
  dialog.querySelector('[data-quiz=later]')?.addEventListener('click', () => {
    rememberLater();
    onLater();
    dialog.close();
  });
  host.append(copy);
  dialog.showModal();
  dialog.focus();
}

let styles: Promise<unknown> | undefined;

function loadStyles(): Promise<unknown> {
  styles ??= new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = stylesUrl;
    for (const end of ['load', 'error']) link.addEventListener(end, resolve);
    document.head.append(link);
  });
  return styles;
}

function ask(dialog: HTMLDialogElement, questions: readonly QuizQuestion[]): void {
  const form = dialog.querySelector('form');
  const submit = form?.querySelector<HTMLButtonElement>('[type=submit]');
  const count = form?.querySelector('output');
  if (!form || !submit || !count) return;
  form.querySelectorAll('fieldset').forEach((row, index) => {
    const text = questions[index]?.text ?? '';
    row.setAttribute('toolparamdescription', text);
    row.querySelector('p')?.append(text);
  });
  const update = () => {
    const answered = form.querySelectorAll(':checked').length;
    count.textContent = `${answered} of ${questions.length} answered`;
    submit.disabled = answered < questions.length;
    submit.setAttribute('aria-disabled', String(submit.disabled));
  };
  update();
  form.addEventListener('change', update);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (submit.disabled) return;
    rememberSubmitted();
    form.hidden = true;
    showOutcome(dialog, scoreQuiz(questions, answersOf(form, questions)), questions.length);
  });
}

function answersOf(form: HTMLFormElement, questions: readonly QuizQuestion[]): Answers {
  const given = new FormData(form);
  return Object.fromEntries(
    questions.map(({ id }, index) => [id, given.get(`quiz-${index}`) === 'Yes']),
  );
}

/** The score in words, the badge and the tips; goes after eight seconds unless the visitor keeps it open. */
function showOutcome(dialog: HTMLDialogElement, score: QuizScore, questionCount: number): void {
  const outcome = dialog.querySelector<HTMLElement>('.quiz__outcome');
  const heading = outcome?.querySelector('h3');
  if (!outcome || !heading) return;
  heading.textContent = `Score: ${score.score} out of ${questionCount}`;
  outcome.querySelector('.quiz__message')?.append(score.message);
  const tips = outcome.querySelector('ul');
  tips?.append(...score.tips.map(asItem));
  if (score.tips.length === 0) outcome.querySelectorAll('h4, ul').forEach((part) => part.remove());
  outcome.hidden = false;
  heading.focus();
  const timer = setTimeout(() => dialog.close(), closeAfterMs);
  dialog.addEventListener('close', () => clearTimeout(timer));
  const keep = outcome.querySelector('[data-quiz=keep]');
  keep?.addEventListener('click', () => {
    clearTimeout(timer);
    keep.remove();
    const note = outcome.querySelector('output');
    if (note) note.textContent = 'This will stay open until you close it.';
    heading.focus();
  });
}

function asItem(text: string): HTMLLIElement {
  const item = document.createElement('li');
  item.textContent = text;
  return item;
}

/** Answers by question id; true is yes. */
type Answers = Readonly<Record<number, boolean>>;

interface QuizScore {
  /** How many answers were yes. */
  readonly score: number;
  readonly message: string;
  /** One tip for each theme answered with no. */
  readonly tips: readonly string[];
}

/** Counts the yes answers and finds the words for them (specification, section 5). */
export function scoreQuiz(questions: readonly QuizQuestion[], answers: Answers): QuizScore {
  const score = questions.filter(({ id }) => answers[id]).length;
  const tips = questions.filter(({ id }) => !answers[id]).map(({ tip }) => tip);
  return { score, message: messageFor(score), tips };
}

function messageFor(score: number): string {
  if (score >= 4) return 'Excellent! Keep up your healthy habits.';
  if (score === 3) return "You're on the right path. Aim to improve a few areas.";
  return 'Consider making healthier lifestyle choices.';
}
