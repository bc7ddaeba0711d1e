import { refuseBrokenPictures } from './broken-picture.ts';
import { editor } from './decap.ts';
import { createSiteBackend } from './site-backend.ts';

const { CMS, editorConfig } = editor;

CMS.registerBackend('site', createSiteBackend as never);
refuseBrokenPictures();
openByName();
const { editor: words, ui } = CMS.getLocale('en');
// Patterns have the site's own words, which make a sentence with the name of the field.
words.editorControlPane.widget['regexPattern'] = '%{fieldLabel} %{pattern}';
words.editorToolbar['deployButtonLabel'] = 'Open the page';
// A dialog says why.
ui.toast['onFailToPersist'] = 'Not saved';
// Nobody has to log in to files on this machine.
if (editorConfig.backend.service === 'proxy') {
  localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'site' }));
}
CMS.init({ config: editorConfig });

/** Opens a folded item of a list by a click on its name: Decap has only a small arrow for it. */
function openByName(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const name = target.closest(`[class*='StyledListItemTopBar'] + [class*='NestedObjectLabel']`);
    name?.previousElementSibling?.querySelector('button')?.click();
  });
}
