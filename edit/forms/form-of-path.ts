/** Finds the form of a file, by its path or by its folder. */
export function formOfPath<Form>(
  forms: Readonly<Record<string, Form>>,
  path: string,
): Form | undefined {
  return forms[path] ?? forms[path.replace(/[^/]+$/, '')];
}
