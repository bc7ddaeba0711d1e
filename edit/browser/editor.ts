import { checkDraft } from './check-draft.ts';
import { checkWidgets } from './checked-widgets.ts';
import { editor, type ControlProps, type Immutable } from './decap.ts';
import { openByName } from './open-by-name.ts';
import { createPreview, reloadPage, showChecked } from './preview.ts';
import { onSave, SiteBackend } from './site-backend.ts';

const { CMS, editorConfig } = editor;
const isLocal = editorConfig.backend.service === 'proxy';
const quietMs = 500;

let waiting: ReturnType<typeof setTimeout> | undefined;
let latest: Immutable | undefined;
let asked = 0;

/** Only this machine can ask the site; with a Git service the checks of a pull request do. */
function checkSoon(props: ControlProps): void {
  if (!isLocal) return;
  latest = props.getEntry?.() ?? props.entry;
  clearTimeout(waiting);
  waiting = setTimeout(() => void check(false), quietMs);
}

async function check(isComplete: boolean): Promise<void> {
  if (!latest) return;
  asked += 1;
  const mine = asked;
  const draft = await checkDraft(latest, isComplete);
  if (mine === asked) showChecked(draft);
}

CMS.registerBackend('site', SiteBackend as never);
checkWidgets(checkSoon);
onSave((isSaved) => {
  if (isSaved) reloadPage();
  else void check(true);
});
const preview = createPreview(isLocal ? '' : String(Reflect.get(editorConfig, 'site_url')));
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
