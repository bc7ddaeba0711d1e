import type { ChangedFile, Comparison, Publication } from '../server/publishing.ts';
import { editor } from './decap.ts';
import { element, openDialog, showIn } from './tell.ts';

const { CMS, editorConfig } = editor;
const { unsavedChanges = '' } = CMS.getLocale('en').editor.editorToolbar;

/** Adds a bar below Decap, with the way from saved texts to the live site. */
export function addPublishBar(): void {
  const button = element('button', 'Publish …');
  button.addEventListener('click', () => void look(openDialog()));
  const bar = element('footer', 'Saved texts are on this machine only.');
  bar.append(button);
  document.body.append(bar);
}

function look(dialog: HTMLDialogElement): Promise<void> {
  return ask(dialog, 'Comparing with the live site …', { action: 'compare' }, (found) =>
    showComparison(dialog, found as Comparison),
  );
}

function showComparison(dialog: HTMLDialogElement, { files, seen, last, refusal }: Comparison) {
  const isUnsaved = document.querySelector('#nc-root')?.textContent?.includes(unsavedChanges);
  const hasChanged = files.length > 0;
  const sentences = [
    refusal ??
      (hasChanged
        ? 'This differs from the live site:'
        : 'Nothing that is saved differs from the live site.'),
    ...(isUnsaved ? ['The form has changes that are not saved. They are not part of this.'] : []),
  ];
  const publish = { action: 'publish', params: { seen } };
  const list = element('ul', '');
  list.append(...files.flatMap(itemsOf));
  showIn(dialog, {
    heading: 'Publish',
    text: sentences.join('\n\n'),
    more: hasChanged ? [list] : [],
    buttons: {
      ...(hasChanged && { 'Publish now': () => void ask(dialog, 'Publishing …', publish) }),
      ...(last && { 'Undo the last publication …': () => askToUndo(dialog, last) }),
      Close: () => dialog.close(),
    },
  });
}

function askToUndo(dialog: HTMLDialogElement, { commit, subject, by, at, changes }: Publication) {
  const when = new Date(at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
  const undo = { action: 'undo', params: { commit } };
  showIn(dialog, {
    heading: 'Undo the last publication?',
    text: `“${subject}”, ${by}, ${when}\n\n${changes}\n\nThe live site gets the earlier text again.`,
    buttons: {
      'Undo it now': () => void ask(dialog, 'Undoing …', undo),
      'Keep it': () => void look(dialog),
    },
  });
}

async function ask(
  dialog: HTMLDialogElement,
  heading: string,
  request: object,
  next = (answer: unknown) => showEnd(dialog, 'Done', (answer as { message: string }).message),
): Promise<void> {
  showIn(dialog, { heading, text: 'Please wait.', buttons: {} });
  try {
    const answer = await fetch(editorConfig.backend.proxy_url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
    const body: unknown = await answer.json();
    if (!answer.ok) throw new Error((body as { error: string }).error);
    next(body);
  } catch (error) {
    const isGone = error instanceof TypeError;
    const gone = 'The editor was stopped. Start it again by “npm run edit”, then load this page.';
    showEnd(dialog, 'Refused', isGone || !(error instanceof Error) ? gone : error.message);
  }
}

function showEnd(dialog: HTMLDialogElement, heading: string, text: string): void {
  const buttons = { 'Look again': () => void look(dialog), Close: () => dialog.close() };
  showIn(dialog, { heading, text, buttons });
}

function itemsOf({ label, kind, fields }: ChangedFile): HTMLElement[] {
  if (fields.length === 0) return [element('li', `${label}: ${kind}`)];
  return fields.map((field) => {
    const item = element('li', `${label}: ${field.label}: `);
    if (field.before !== '') item.append(element('del', field.before), ' ');
    if (field.after !== '') item.append(element('ins', field.after));
    return item;
  });
}
