import { formatQuery, parseQueryParts, type DirectoryQuery } from '../directory/directory-query.ts';

/** The form's id: fields elsewhere on the page name it to belong to it. */
export const searchFormId = 'find-provider';

/** A search from its first page on, as the search part of an address. */
export function searchOf(query: DirectoryQuery): string {
  return formatQuery({ ...query, page: 1 });
}

/** What the form asks for now, from the first page, as the search part of an address. */
export function searchOfForm(form: HTMLFormElement): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') parameters.append(name, value);
  }
  return formatQuery(parseQueryParts(parameters));
}

/**
 * Puts an answered query into the form's fields: after going back, or when a field was dropped
 * because it no longer fitted. What is being typed stays.
 */
export function fillForm(form: HTMLFormElement, query: DirectoryQuery): void {
  const asked = new URLSearchParams(formatQuery(query));
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) {
      field.value = asked.get(field.name) ?? defaultChoice(field);
    } else if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked = asked.getAll(field.name).includes(field.value);
    } else if (field instanceof HTMLInputElement && field !== document.activeElement) {
      field.value = asked.get(field.name) ?? '';
    }
  }
}

/** The first choice of the order depends on whether a place is known. */
function defaultChoice(field: HTMLSelectElement): string {
  return field.options[0]?.value ?? '';
}

/** The sheet of filters, as the button that opens it names it. */
export const filterSheetId = 'provider-filters';
