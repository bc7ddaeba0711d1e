const typingFields = 'input:not([type=radio], [type=checkbox], [type=button]), textarea, select';

/**
 * Whether something on the page must not be covered now: another dialog, a health result, a field
 * being typed in or a form filled in half. Parts say so themselves by `data-undisturbed`; a form
 * whose answer is there, by `data-answered`.
 */
export function visitorIsBusy(): boolean {
  return (
    document.querySelector('dialog[open], [data-undisturbed]') !== null ||
    document.activeElement?.matches(typingFields) === true ||
    [...document.querySelectorAll<HTMLFormElement>('form:not([data-answered])')].some(isBegun)
  );
}

function isBegun(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement) return field.selectedIndex !== defaultIndex(field);
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
    if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false;
    if (/radio|checkbox/.test(field.type)) return field.checked !== field.defaultChecked;
    return field.value !== field.defaultValue;
  });
}

function defaultIndex({ options }: HTMLSelectElement): number {
  return Math.max(
    0,
    [...options].findIndex((option) => option.defaultSelected),
  );
}
