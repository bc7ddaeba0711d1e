import { data } from 'react-router';

export function loader(): never {
  throw data('Not found', { status: 404 });
}

/** Never shown: the loader's 404 leads to the root's error boundary and its not-found screen. */
export default function NotFoundRoute() {
  return null;
}
