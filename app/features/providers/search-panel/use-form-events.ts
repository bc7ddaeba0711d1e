import { useEffect, useEffectEvent, type RefObject } from 'react';

interface FormEvents {
  readonly onTyped: () => void;
  readonly onChosen: () => void;
  readonly onSent: () => void;
}

/** Hears what happens in a form, and in fields elsewhere on the page that belong to it. */
export function useFormEvents(
  formRef: RefObject<HTMLFormElement | null>,
  { onTyped, onChosen, onSent }: FormEvents,
): void {
  const typed = useEffectEvent(onTyped);
  const chosen = useEffectEvent(onChosen);
  const sent = useEffectEvent(onSent);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return undefined;
    const onInput = ({ target }: Event) => {
      if (isFieldOf(form, target)) (isTyping(target) ? typed : chosen)();
    };
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      sent();
    };
    // Events of fields elsewhere do not pass through the form.
    document.addEventListener('input', onInput);
    form.addEventListener('submit', onSubmit);
    return () => {
      document.removeEventListener('input', onInput);
      form.removeEventListener('submit', onSubmit);
    };
  }, [formRef]);
}

function isFieldOf(form: HTMLFormElement, target: EventTarget | null): boolean {
  return target instanceof Element && 'form' in target && target.form === form;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'search';
}
