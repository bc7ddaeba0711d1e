import { refuseBrokenPictures } from './broken-picture.ts';
import { editor } from './decap.ts';
import { addPublishBar } from './publish.ts';
import { createSiteBackend } from './site-backend.ts';

const { CMS, editorConfig } = editor;

CMS.registerBackend('site', createSiteBackend as never);
refuseBrokenPictures();
openByName();
openBeside();
const { editor: words, ui } = CMS.getLocale('en');
// Patterns have the site's own words, which make a sentence with the name of the field.
words.editorControlPane.widget['regexPattern'] = '%{fieldLabel} %{pattern}';
words.editorToolbar['deployButtonLabel'] = 'Open the page';
// A dialog says why.
ui.toast['onFailToPersist'] = 'Not saved';
// Nobody has to log in to files on this machine.
localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'site' }));
// What Decap calls publishing only writes a file here.
Object.assign(words.editorToolbar, {
  publish: 'Save',
  publishing: 'Saving …',
  published: 'Saved',
  publishNow: 'Save now',
  publishAndCreateNew: 'Save and create new',
  publishAndDuplicate: 'Save and duplicate',
  deletePublishedEntry: 'Delete entry',
});
addPublishBar();
CMS.init({ config: editorConfig });

/** Opens a folded item of a list by a click on its name: Decap has only a small arrow for it. */
function openByName(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const name = target.closest(`[class*='StyledListItemTopBar'] + [class*='NestedObjectLabel']`);
    name?.previousElementSibling?.querySelector('button')?.click();
  });
}

/** Opens pages of the site in one window beside the form, where they follow each save. */
function openBeside(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const page = event.target.closest<HTMLAnchorElement>(`a[href^='${editorConfig.site_url}']`);
    if (!page || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const width = Math.round(screen.availWidth / 2);
    const place = `popup,left=${width},top=0,width=${width},height=${screen.availHeight}`;
    window.open(page.href, 'page', place)?.focus();
  });
}
