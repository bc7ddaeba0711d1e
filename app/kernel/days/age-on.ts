/** Somebody's age in whole years on a day; both days as YYYY-MM-DD. Below 0 before the birth. */
export function ageOn(birthDay: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDay.slice(0, 4));
  return day.slice(5) < birthDay.slice(5) ? years - 1 : years;
}
