import type { EditorField } from './editor-field.ts';

/** The text below the front matter of a Markdown file. */
export const bodyField: EditorField = {
  name: 'body',
  label: 'Text',
  hint: 'Markdown: an empty line begins a paragraph, ## a heading, - a list; **bold**, [a link](/contact). Facts come by their names: {{phone}}.',
  widget: 'text',
  required: true,
};
