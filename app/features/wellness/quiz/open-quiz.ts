import { savesData } from '#app/ui/device-preferences.ts';
import stylesUrl from './quiz.css?url';
import type { QuizQuestion } from './draw-questions.ts';
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
export function openQuiz({ host, questions, onLater }: QuizOptions): void {
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

/** Loads the styles of the dialog, before it may open. */
export function loadStyles(): Promise<unknown> {
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
    showOutcome(dialog, scoreQuiz(form, questions));
  });
}

/** The score in words, the badge and the tips; goes after eight seconds unless the visitor keeps it open. */
function showOutcome(dialog: HTMLDialogElement, score: ReturnType<typeof scoreQuiz>): void {
  const outcome = dialog.querySelector<HTMLElement>('.quiz__outcome');
  const heading = outcome?.querySelector('h3');
  if (!outcome || !heading) return;
  heading.textContent = score.title;
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

/**
 * Counts the yes answers and finds the words for them (specification, section 5), with one tip for each
 * theme answered with no.
 */
function scoreQuiz(form: HTMLFormElement, questions: readonly QuizQuestion[]) {
  const given = new FormData(form);
  const missed = questions.filter((_question, index) => given.get(`quiz-${index}`) !== 'Yes');
  const score = questions.length - missed.length;
  return {
    title: `Score: ${score} out of ${questions.length}`,
    message: messageFor(score),
    tips: missed.map(({ tip }) => tip),
  };
}

function messageFor(score: number): string {
  if (score >= 4) return 'Excellent! Keep up your healthy habits.';
  if (score === 3) return "You're on the right path. Aim to improve a few areas.";
  return 'Consider making healthier lifestyle choices.';
}
