import { expect, it } from 'vitest';
import { ask } from '../support/ask.ts';
import { postForm } from '../support/post-form.ts';
import { useSharedSite } from '../support/use-shared-site.ts';

const site = useSharedSite();

const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  postForm(site, '/wellness', fields, { 'x-forwarded-for': '10.14.0.1', ...headers });

it('answers a form with its result, for nobody else and not to be cached', async () => {
  const answer = await post({ tool: 'bmi', height: '168', weight: '74', age: '41' });
  expect(answer.status).toBe(200);
  expect(answer.text()).toMatch(/Your BMI is \D*26\.2/);
  expect(answer.headers['cache-control']).toBe('no-store');
  const page = await ask(site.address, '/wellness');
  expect(page.text()).not.toContain('Your BMI is');
});

it('answers symptoms with their urgency, and keeps them ticked', async () => {
  const ticked = { fever: 'on', cough: 'on', shortnessOfBreath: 'on' };
  const answer = await post({ tool: 'symptoms', ...ticked });
  expect(answer.status).toBe(200);
  expect(answer.text()).toContain('Get medical help now');
  expect(answer.text()).toContain('href="tel:112"');
  expect(answer.text()).toMatch(/<input[^>]*name="cough"[^>]*checked=""/);
  expect(answer.text()).not.toMatch(/<input[^>]*name="nausea"[^>]*checked=""/);
});

it('says what is missing at its field, which has the focus', async () => {
  const bmiAnswer = await post({ tool: 'bmi' });
  expect(bmiAnswer.status).toBe(422);
  const bmi = bmiAnswer.text();
  expect(bmi).toContain('Please enter a valid height in cm');
  expect(bmi).toMatch(/<input(?=[^>]*name="height")[^>]*autofocus=""/i);
  const symptoms = await post({ tool: 'symptoms' });
  expect(symptoms.status).toBe(422);
  expect(symptoms.text()).toContain('Please select at least one symptom to proceed.');
});

it('refuses what is no form', async () => {
  const answer = await post({ tool: 'bmi' }, { 'content-type': 'application/json' });
  expect(answer.status).toBe(400);
});

it('draws another quiz each time, and no cache stores it', async () => {
  const answers: Awaited<ReturnType<typeof ask>>[] = [];
  // One after the other: visitors who ask at the same time may share a quiz.
  while (answers.length < 10) answers.push(await ask(site.address, '/wellness/quiz.json'));
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(JSON.parse(answer.text())).toHaveLength(5);
  }
  expect(new Set(answers.map((answer) => answer.text())).size).toBeGreaterThan(1);
});

it('offers the result and the topics again where the address for tips is missing', async () => {
  const ticked = { consent: 'tips-personal-1 bmi-overweight', themes: 'sleep' };
  const answer = await post({ tool: 'tips', email: '', ...ticked });
  expect(answer.status).toBe(422);
  expect(answer.text()).toContain('Please enter your email address');
  expect(answer.text()).toMatch(
    /<input(?=[^>]*value="tips-personal-1 bmi-overweight")[^>]*checked=""/,
  );
  expect(answer.text()).toMatch(/<input(?=[^>]*value="sleep")[^>]*checked=""/);
});
