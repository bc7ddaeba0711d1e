import type { FormAnswer } from '#app/kernel/form-data/form-answer.ts';
import type { FormSchema } from '#app/kernel/form-data/parse-form.ts';

/** Fetches a form's rules; the form asks for them when it is first touched. */
export type LoadSchema = () => Promise<FormSchema>;

/** Says what is wrong with a form before it is sent; undefined when nothing is. */
export type CheckForm = (form: HTMLFormElement) => FormAnswer | undefined;

/** Fetches the rules and what reads them. */
export async function loadCheck(loadSchema: LoadSchema): Promise<CheckForm> {
  const [{ parseForm, typedValues }, schema] = await Promise.all([
    import('#app/kernel/form-data/parse-form.ts'),
    loadSchema(),
  ]);
  return (form) => {
    const values = typedValues(new FormData(form), schema);
    const parsed = parseForm(schema, values);
    return parsed.kind === 'errors'
      ? { kind: 'invalid', errors: parsed.errors, values }
      : undefined;
  };
}
