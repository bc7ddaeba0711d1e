import { foldText } from '#app/kernel/fold-text.ts';
import type { Member } from './member.ts';

/** Tells people apart by name and date of birth, however the name is written. */
export function personKey(member: Pick<Member, 'firstName' | 'lastName' | 'birth'>): string {
  const name = `${member.firstName} ${member.lastName}`;
  // Letters that do not fold, such as Arabic ones, would all be alike.
  return `${foldText(name) || name.toLowerCase()} ${member.birth}`;
}
