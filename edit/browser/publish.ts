import type { ChangedField } from '../forms/changed-fields.ts';
import type { ChangedFile, Comparison, Publication } from '../server/publishing.ts';
import { editor } from './decap.ts';
import { element, openDialog, showIn } from './tell.ts';

const { unsavedChanges = '' } = editor.CMS.getLocale('en').editor.editorToolbar;

/** Adds a bar below Decap, with the way from saved texts to the live site. */
export function addPublishBar(service: string): void {
  const bar = document.createElement('footer');
  const button = element('button', 'Publish …');
  button.addEventListener('click', () => void new PublishDialog(service).look());
  bar.append(element('span', 'Saved texts are on this machine only.'), button);
  document.body.append(bar);
}

class PublishDialog {
  readonly #dialog = openDialog();
  readonly #service: string;
  #isBusy = false;

  constructor(service: string) {
    this.#service = service;
    // What is under way goes on, and its end must be seen.
    this.#dialog.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && this.#isBusy) event.preventDefault();
    });
  }

  async look(): Promise<void> {
    await this.#during('Comparing with the live site …', { action: 'compare' }, (found) =>
      this.#show(found as Comparison),
    );
  }

  #show({ files, seen, last, refusal }: Comparison): void {
    const isUnsaved = document.querySelector('#nc-root')?.textContent?.includes(unsavedChanges);
    const sentences = [
      refusal ??
        (files.length > 0
          ? 'This differs from the live site:'
          : 'Nothing that is saved differs from the live site.'),
      ...(isUnsaved ? ['The form has changes that are not saved. They are not part of this.'] : []),
    ];
    showIn(this.#dialog, {
      heading: 'Publish',
      text: sentences.join('\n\n'),
      more: files.length > 0 ? [listOf(files)] : [],
      buttons: {
        ...(files.length > 0 && {
          'Publish now': () =>
            void this.#change('Publishing …', { action: 'publish', params: { seen } }),
        }),
        ...(last && { 'Undo the last publication …': () => this.#askToUndo(last) }),
        Close: () => this.#dialog.close(),
      },
    });
  }

  #askToUndo({ commit, subject, by, at, changes }: Publication): void {
    const when = new Date(at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
    showIn(this.#dialog, {
      heading: 'Undo the last publication?',
      text: `“${subject}”, ${by}, ${when}\n\n${changes}\n\nThe live site gets the earlier text again.`,
      buttons: {
        'Undo it now': () => void this.#change('Undoing …', { action: 'undo', params: { commit } }),
        'Keep it': () => void this.look(),
      },
    });
  }

  #change(heading: string, request: object): Promise<void> {
    return this.#during(heading, request, (answer) =>
      this.#end('Done', (answer as { message: string }).message),
    );
  }

  async #during(heading: string, request: object, next: (answer: unknown) => void): Promise<void> {
    this.#isBusy = true;
    showIn(this.#dialog, { heading, text: 'Please wait.', buttons: {} });
    try {
      const answer = await fetch(this.#service, {
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
      this.#end('Refused', isGone || !(error instanceof Error) ? gone : error.message);
    } finally {
      this.#isBusy = false;
    }
  }

  #end(heading: string, text: string): void {
    const buttons = { 'Look again': () => void this.look(), Close: () => this.#dialog.close() };
    showIn(this.#dialog, { heading, text, buttons });
  }
}

function listOf(files: readonly ChangedFile[]): HTMLElement {
  const list = document.createElement('ul');
  list.tabIndex = 0;
  list.ariaLabel = 'What differs';
  for (const { label, kind, fields } of files) {
    const item = element('li', kind === 'changed' ? label : `${label}: ${kind}`);
    const inner = document.createElement('ul');
    inner.append(...fields.map(itemOf));
    if (fields.length > 0) item.append(inner);
    list.append(item);
  }
  return list;
}

function itemOf({ label, before, after }: ChangedField): HTMLElement {
  const item = element('li', `${label}: `);
  if (before !== '') item.append(element('del', before), ' ');
  if (after !== '') item.append(element('ins', after));
  return item;
}
