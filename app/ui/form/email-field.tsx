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
      {meant !== undefined && <MeantAddress name={name} typed={typed} meant={meant} />}
    </div>
  );
}

interface MeantAddressProps {
  readonly name: string;
  readonly typed: string;
  readonly meant: string;
}

/**
 * Offers the address that was meant, and takes the typed one when it is sent again. Islands use it by itself:
 * they leave it to the server to find an address that was meant.
 */
export function MeantAddress({ name, typed, meant }: MeantAddressProps) {
  return (
    <>
      <input type="hidden" name={askedName(name)} value={typed} />
      <CheckBoxField name={meantName(name)} value={meant}>
        Use {meant}
      </CheckBoxField>
    </>
  );
}
