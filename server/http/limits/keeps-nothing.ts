/**
 * Steps of an enrolment but the last only lead to the next: many visitors share one address of their
 * phone network, and each would otherwise count five times.
 */
export function keepsNothing({ pathname, searchParams }: URL): boolean {
  const step = searchParams.get('step');
  return /^\/checkout\/[a-z]+$/.test(pathname) && step !== null && step !== 'pay';
}
