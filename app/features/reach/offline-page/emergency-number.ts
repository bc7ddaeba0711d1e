/** Nigeria's number for every emergency; free, also without credit. */
export const emergencyNumber = '112';
