/** What the browser of a visitor keeps who has taken the quiz: it would open over the home page. */
export function quizTaken(origin: string) {
  const value = JSON.stringify({ value: 'submitted', expiry: Date.UTC(2100, 0) });
  return { cookies: [], origins: [{ origin, localStorage: [{ name: 'quizStatus', value }] }] };
}
