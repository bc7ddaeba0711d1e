import type { EditorField } from './editor-field.ts';

/** The text below the front matter of a Markdown file. */
export const bodyField: EditorField = {
  name: 'body',
  label: 'Text',
  hint: 'In Markdown, as the other texts show: an empty line between paragraphs, ## before a heading. Facts come by their names, such as {{phone}}.',
  widget: 'text',
  required: true,
};
