/** The text fields of a form by their names; files are left out. */
export function formTexts(form: FormData): Readonly<Record<string, string>> {
  const texts = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
