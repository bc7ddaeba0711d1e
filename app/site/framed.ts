/** In the address of a page that the quote dialog shows in its frame, without what surrounds pages. */
export const frameParameter = 'frame';

/** Whether an address asks for a page in the dialog's frame. */
export function isFramed(parameters: URLSearchParams): boolean {
  return parameters.get(frameParameter) === '1';
}
