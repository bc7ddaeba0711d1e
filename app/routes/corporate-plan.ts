import { redirect } from 'react-router';

/** The page's specified address is spelt otherwise; this is how people type it. */
export function loader(): Response {
  return redirect('/corperate-plan', 301);
}
