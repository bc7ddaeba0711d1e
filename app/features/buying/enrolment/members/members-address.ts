import { membersPath } from './member.ts';
import type { Way } from './members-view.ts';

/** Returns the address of an enrolment's page for members. */
export function membersAddress(token: string, way: Way = 'file'): string {
  const query = new URLSearchParams({ request: token, ...(way === 'type' && { way }) });
  return `${membersPath}?${query.toString()}`;
}
