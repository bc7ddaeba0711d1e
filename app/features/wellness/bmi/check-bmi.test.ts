import { describe, expect, it } from 'vitest';
import { checkBmi, type BmiValues } from './check-bmi.ts';

const good = { height: '168', weight: '74', age: '41', gender: 'Female' };

function messageFor(values: BmiValues) {
  const outcome = checkBmi(values);
  return outcome.kind === 'invalid' ? `${outcome.field}: ${outcome.message}` : outcome.kind;
}

const wrong = {
  height: 'height: Please enter a valid height in cm',
  weight: 'weight: Please enter a valid weight',
  age: 'age: Please enter a valid age',
};

it.each([
  [{}, wrong.height],
  [{ weight: '74', age: '41' }, wrong.height],
  [{ height: '168' }, wrong.weight],
  [{ height: '168', age: '41' }, wrong.weight],
  [{ height: '168', weight: '74' }, wrong.age],
  [{ height: '  ', weight: '', age: '' }, wrong.height],
])('what is missing is named in turn, height before weight before age: %o', (values, message) => {
  expect(messageFor(values)).toBe(message);
});

it.each([
  ['height', '0.99', wrong.height],
  ['height', '-168', wrong.height],
  ['height', 'tall', wrong.height],
  ['height', '1e999', wrong.height],
  ['height', '1', 'question'],
  ['height', '2.51', 'result'],
  ['weight', '0.99', wrong.weight],
  ['weight', '-1', wrong.weight],
  ['weight', 'NaN', wrong.weight],
  ['weight', '1', 'result'],
  ['age', '1', wrong.age],
  ['age', '1.99', wrong.age],
  ['age', '-2', wrong.age],
  ['age', '2', 'result'],
])('height and weight are at least 1, age at least 2: %s %s', (field, value, outcome) => {
  expect(messageFor({ ...good, [field]: value })).toBe(outcome);
});

describe('a zero does nothing', () => {
  it.each(['height', 'weight', 'age'])('as %s', (field) => {
    expect(checkBmi({ ...good, [field]: '0' })).toEqual({ kind: 'nothing' });
    expect(checkBmi({ ...good, [field]: '0.0' })).toEqual({ kind: 'nothing' });
  });

  it('but what is missing after it is still named', () => {
    expect(messageFor({ height: '0' })).toBe(wrong.weight);
  });
});

describe('a height that looks like metres or feet is asked about before any result', () => {
  it.each([
    ['1.75', { cm: 175 }],
    ['1', { cm: 100 }],
    ['2.5', { cm: 250 }],
    ['4', { cm: 122, feet: '4 ft 0 in' }],
    ['5.9', { cm: 175, feet: '5 ft 9 in' }],
    ['5.10', { cm: 178, feet: '5 ft 10 in' }],
    ['7.9', { cm: 236, feet: '7 ft 9 in' }],
  ])('%s', (height, meant) => {
    expect(checkBmi({ ...good, height })).toEqual({
      kind: 'question',
      heightCm: Number(height),
      meant,
    });
  });

  it('but not before what is missing is named, nor beside a zero', () => {
    expect(messageFor({ height: '1.75', weight: '70' })).toBe(wrong.age);
    expect(messageFor({ ...good, height: '1.75', weight: '0' })).toBe('nothing');
  });

  it('and is taken as centimetres once the visitor says yes', () => {
    const outcome = checkBmi({ ...good, height: '175', meant: 'yes' });
    expect(outcome).toEqual(checkBmi({ ...good, height: '175' }));
    expect(checkBmi({ ...good, height: '1.75', meant: 'yes' })).toEqual(outcome);
  });

  it('and as typed once the visitor says no, with a warning', () => {
    expect(checkBmi({ ...good, height: '1.75', meant: 'no' })).toMatchObject({
      kind: 'result',
      bmi: (74 * 10_000) / 1.75 ** 2,
      isPossible: false,
      warning: 'A height of 1.75 cm is unusual. Check that you entered it in centimetres.',
    });
  });
});

describe('the result', () => {
  it('is not rounded', () => {
    expect(checkBmi(good)).toMatchObject({ kind: 'result', bmi: (74 * 10_000) / 168 ** 2 });
  });

  it.each([
    ['160', '64', 25],
    ['160', '76.8', 30],
    ['110', '36.3', 30],
    ['220', '121', 25],
  ])('of %s cm and %s kg is %s, not a little less', (height, weight, bmi) => {
    expect(checkBmi({ ...good, height, weight })).toMatchObject({ bmi });
  });

  it.each(['Female', 'Male', '', 'anything', undefined])('is the same for gender %o', (gender) => {
    const values: BmiValues = gender === undefined ? { ...good, gender: '' } : { ...good, gender };
    expect(checkBmi(values)).toEqual(checkBmi(good));
  });

  it.each([
    ['2', false],
    ['17.9', false],
    ['18', true],
    ['90', true],
  ])('at the age of %s is one of an adult: %s', (age, isAdult) => {
    expect(checkBmi({ ...good, age })).toMatchObject({ isAdult });
  });

  it.each([
    ['99', '74', 'A height of 99 cm is unusual. Check that you entered it in centimetres.'],
    ['231', '74', 'A height of 231 cm is unusual. Check that you entered it in centimetres.'],
    ['168', '19', 'A weight of 19 kg is unusual. Check that you entered it in kilograms.'],
    ['168', '301', 'A weight of 301 kg is unusual. Check that you entered it in kilograms.'],
    ['100', '20', undefined],
    ['230', '300', undefined],
  ])('of %s cm and %s kg warns and stands: %s', (height, weight, warning) => {
    expect(checkBmi({ ...good, height, weight })).toMatchObject({
      kind: 'result',
      isPossible: true,
      warning,
    });
  });
});
