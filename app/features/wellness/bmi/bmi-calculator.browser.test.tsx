import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BmiCalculator } from './bmi-calculator.island.tsx';
import '../page/wellness.css';
import '../page/wellness-results.css';

const height = page.getByRole('spinbutton', { name: 'Height (cm)' });
const weight = page.getByRole('spinbutton', { name: 'Weight (kg)' });
const age = page.getByRole('spinbutton', { name: 'Age' });
const calculate = page.getByRole('button', { name: 'Calculate BMI' });
const answer = page.getByRole('heading', { name: /^Your BMI is/ });
const tips = page.getByRole('button', { name: 'Get Personalized Tips' });

async function fill(values: readonly [string, string, string]) {
  await height.fill(values[0]);
  await weight.fill(values[1]);
  await age.fill(values[2]);
  await calculate.click();
}

beforeEach(() => render(<BmiCalculator level={2} insurer="Adire Health" />));

test('what is wrong is said at its field, one at a time: height, then weight, then age', async () => {
  await calculate.click();
  await expect.element(height).toHaveAccessibleDescription('Please enter a valid height in cm');
  await expect.element(height).toHaveFocus();
  await expect.element(weight).not.toHaveAttribute('aria-invalid');
  await height.fill('168');
  await calculate.click();
  await expect.element(weight).toHaveAccessibleDescription('Please enter a valid weight');
  await expect.element(height).not.toHaveAttribute('aria-invalid');
  await weight.fill('74');
  await calculate.click();
  await expect.element(age).toHaveAccessibleDescription('Please enter a valid age');
  await expect.element(age).toHaveFocus();
  expect(tips.query()).toBeNull();
});

describe('the result', () => {
  test('is the BMI with one decimal, its status and a scale that says where it lies', async () => {
    await fill(['168', '74', '41']);
    await expect.element(answer).toMatchTextContent('Your BMI is 26.2');
    await expect.element(page.getByText('Overweight', { exact: true })).toBeVisible();
    const scale = page.getByRole('img', { name: /^26\.2 on the scale lies in Overweight/ });
    await expect.element(scale).toBeVisible();
    const box = scale.element().getBoundingClientRect();
    const mark = scale.element().querySelector(':scope svg rect')?.getBoundingClientRect();
    const share = ((mark?.left ?? 0) + (mark?.width ?? 0) / 2 - box.left) / box.width;
    expect(share).toBeCloseTo((26.2 - 15) / 20, 2);
  });

  test('says that a value just under a cut-off is still in the lower category', async () => {
    await fill(['100', '24.96', '30']);
    await expect.element(answer).toMatchTextContent('25.0');
    await expect.element(page.getByText('Normal', { exact: true })).toBeVisible();
    await expect.element(page.getByText('just under 25')).toBeVisible();
  });

  test('has a notice instead of an adult status under 18', async () => {
    await fill(['150', '40', '9']);
    await expect.element(answer).toMatchTextContent('17.8');
    await expect.element(page.getByText(/categories do not apply under 18/)).toBeVisible();
    expect(page.getByText('Underweight', { exact: true }).query()).toBeNull();
    expect(page.getByRole('img').query()).toBeNull();
  });

  test('warns of a height that is unusual, and stands beside it', async () => {
    await fill(['99', '24', '40']);
    await expect.element(page.getByText(/A height of 99 cm is unusual/)).toBeVisible();
    await expect.element(answer).toMatchTextContent('24.5');
  });

  test('is read out, followed by the offer of tips, and the focus stays where it was', async () => {
    expect(tips.query()).toBeNull();
    await fill(['168', '74', '41']);
    await expect.element(page.getByRole('status')).toMatchTextContent('Your BMI is 26.2');
    await expect.element(calculate).toHaveFocus();
    await fill(['168', '74', '41']);
    await expect.element(tips).toBeVisible();
  });

  test('comes by the keyboard alone', async () => {
    await userEvent.keyboard('{Tab}168{Tab}74{Tab}41{Enter}');
    await expect.element(answer).toMatchTextContent('26.2');
  });
});

describe('metres typed as centimetres', () => {
  const question = page.getByRole('heading', { name: 'Did you mean 175 cm?' });

  beforeEach(() => fill(['1.75', '70', '40']));

  test('are asked about first: no number, no status, no tips; the result comes once they are right', async () => {
    await expect.element(page.getByRole('status')).toMatchTextContent(/Did you mean 175 cm\?/);
    expect(answer.query()).toBeNull();
    expect(page.getByText('Obese', { exact: true }).query()).toBeNull();
    expect(tips.query()).toBeNull();
    // One press puts them right.
    await page.getByRole('button', { name: 'Yes, use 175 cm' }).click();
    await expect.element(answer).toMatchTextContent('22.9');
    await expect.element(page.getByText('Normal', { exact: true })).toBeVisible();
    await expect.element(height).toHaveValue(175);
    await expect.element(calculate).toHaveFocus();
    expect(question.query()).toBeNull();
  });

  test('count as typed for who says so, with a warning', async () => {
    await page.getByRole('button', { name: 'No, 1.75 cm is right' }).click();
    await expect.element(answer).toMatchTextContent('228571.4');
    await expect.element(page.getByText(/A height of 1\.75 cm is unusual/)).toBeVisible();
    expect(page.getByText('Obese', { exact: true }).query()).toBeNull();
  });
});

test('feet typed as centimetres are asked about too, in feet and inches', async () => {
  await fill(['5.9', '70', '40']);
  const question = page.getByRole('heading', { name: 'Did you mean 175 cm (5 ft 9 in)?' });
  await expect.element(question).toBeVisible();
  await page.getByRole('button', { name: 'Yes, use 175 cm' }).click();
  await expect.element(answer).toMatchTextContent('22.9');
});

test('a zero takes the old result away with its tips, and the old error', async () => {
  await fill(['168', '74', '41']);
  await expect.element(tips).toBeVisible();
  await fill(['168', '0', '41']);
  await expect.element(answer).not.toBeInTheDocument();
  await expect.element(tips).not.toBeInTheDocument();
  await fill(['-5', '74', '41']);
  await expect.element(height).toHaveAccessibleDescription('Please enter a valid height in cm');
  await fill(['170', '0', '41']);
  await expect.element(height).not.toHaveAttribute('aria-invalid');
  expect(page.getByText(/^Please enter/).query()).toBeNull();
});

test('gender is any text, with two suggestions, and changes nothing', async () => {
  const gender = page.getByRole('combobox', { name: 'Gender' });
  await expect.element(gender).toHaveAccessibleDescription('Male or Female');
  await fill(['168', '74', '41']);
  const { list } = gender.element() as HTMLInputElement;
  expect([...(list?.options ?? [])].map(({ value }) => value)).toEqual(['Male', 'Female']);
  await gender.fill('neither of the two');
  await calculate.click();
  await expect.element(answer).toMatchTextContent('26.2');
});
