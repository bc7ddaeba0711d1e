import type { Member } from '#app/features/buying/enrolment/members/member.ts';

/** A member on a list of Silver, as a group hands it in. */
export const ada: Member = {
  line: 2,
  firstName: 'Ada',
  lastName: 'Example',
  gender: 'female',
  birth: '1990-03-27',
  relation: 'member',
  number: '',
  principal: undefined,
  plan: 'silver',
  email: '',
  phone: '',
  stateId: 'lagos',
  lgaId: '',
};
