import type { ListRules } from '#app/features/buying/enrolment/members/member-lists.ports.ts';
import { prices } from './plan-catalogue.ts';

/** For the list of a company that has ordered Gold for its staff and their families. */
export const listRules: ListRules = {
  buyer: 'staff',
  plan: 'gold',
  hasDependants: true,
  grades: [],
  prices,
  today: '2026-11-21',
};
