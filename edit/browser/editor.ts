import { refuseBrokenPictures } from './broken-picture.ts';
import { checkDraft } from './check-draft.ts';
import { checkWidgets } from './checked-widgets.ts';
import { editor, type ControlProps, type Immutable } from './decap.ts';
import { createPreview, reloadPage, showChecked } from './preview.ts';
import { createSiteBackend, onSave } from './site-backend.ts';

const { CMS, editorConfig } = editor;
const isLocal = editorConfig.backend.service === 'proxy';
const quietMs = 500;

let waiting: ReturnType<typeof setTimeout> | undefined;
let latest: Immutable | undefined;

/** Only this machine can ask the site; with a Git service the checks of a pull request do. */
function checkSoon(props: ControlProps): void {
  if (!isLocal) return;
  latest = props.getEntry?.() ?? props.entry;
  clearTimeout(waiting);
  waiting = setTimeout(() => void check(), quietMs);
}

/** @param refusal what the site said to a save: it knows what a draft does not, such as pictures */
async function check(refusal?: string): Promise<void> {
  const entry = latest;
  if (!entry) return;
  const draft = await checkDraft(entry, {
    isComplete: refusal !== undefined,
    isLatest: () => latest === entry,
  });
  if (!draft) return;
  const isUnexplained = refusal !== undefined && draft.count === 0;
  showChecked(isUnexplained ? { count: 1, general: [{ message: refusal }], fields: [] } : draft);
}

CMS.registerBackend('site', createSiteBackend as never);
checkWidgets(checkSoon);
refuseBrokenPictures();
onSave((refusal) => {
  if (refusal === undefined) reloadPage();
  else void check(refusal);
});
const preview = createPreview(isLocal ? '' : editorConfig.site_url);
for (const { name, files } of editorConfig.collections) {
  for (const form of files ?? [{ name }]) CMS.registerPreviewTemplate(form.name, preview);
}
openByName();
// Patterns have the site's own words, which make a sentence with the name of the field.
CMS.getLocale('en').editor.editorControlPane.widget['regexPattern'] = '%{fieldLabel} %{pattern}';
CMS.registerPreviewStyle(new URL('preview.css', location.href).href);
// Nobody has to log in to files on this machine.
if (isLocal) localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'site' }));
CMS.init({ config: editorConfig });

/** Opens a folded item of a list by a click on its name: Decap has only a small arrow for it. */
function openByName(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const name = target.closest(`[class*='StyledListItemTopBar'] + [class*='NestedObjectLabel']`);
    name?.previousElementSibling?.querySelector('button')?.click();
  });
}
