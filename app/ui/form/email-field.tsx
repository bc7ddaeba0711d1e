import { use, type ComponentProps } from 'react';
import { askedName, meantName, suggestAddress } from '#app/kernel/mail-question.ts';
import { CheckBoxField } from '#app/ui/field/check-box-field.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { FormContext } from './form-context.ts';

type EmailFieldProps = ComponentProps<typeof Field> & { readonly name: string };

/** Asks for an email address. One that looks mistyped can be changed by a tick, or is taken when sent again. */
export function EmailField({ name, ...field }: EmailFieldProps) {
  const form = use(FormContext);
  const typed = form?.values[name]?.trim() ?? '';
  const isAsked = form?.errors[name] !== undefined || form?.values[askedName(name)] === typed;
  const meant = isAsked ? suggestAddress(typed) : undefined;
  return (
    <div className="stack stack--3">
      <Field type="email" autoComplete="email" name={name} {...field} />
      {meant !== undefined && (
        <>
          <input type="hidden" name={askedName(name)} value={typed} />
          <CheckBoxField name={meantName(name)} value={meant}>
            Use {meant}
          </CheckBoxField>
        </>
      )}
    </div>
  );
}
