import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { passTime } from '../../../../tests/support/pass-time.ts';
import { withReducedMotion } from '../../../../tests/support/reduced-motion.ts';
import { SummaryPrice } from './summary-panel.tsx';
import './quote-summary.css';

beforeEach(() => void vi.useFakeTimers());

const amount = () => page.getByRole('strong').element() as HTMLElement;
const counted = () => amount().dataset['counting'];

/** Shows one price, then another. */
async function change(from: string, to: string): Promise<void> {
  const screen = await render(<SummaryPrice price={from} period="a year" />);
  expect(counted()).toBeUndefined();
  await screen.rerender(<SummaryPrice price={to} period="a year" />);
}

it('a changed price counts for 280 ms, and reads as the right one all along', async () => {
  await change('₦255,000.00', '₦780,000.00');
  await passTime(140);
  expect(counted()).toMatch(/^₦[67]\d\d,\d{3}\.\d\d$/);
  expect(amount().textContent).toBe('₦780,000.00');
  await passTime(160);
  expect(counted()).toBeUndefined();
});

it('another currency does not count', async () => {
  await change('$190', '£150');
  await passTime(100);
  expect(counted()).toBeUndefined();
});

it('with reduced motion nothing counts', async () => {
  await withReducedMotion(async () => {
    await change('₦255,000', '₦780,000');
    await passTime(100);
    expect(counted()).toBeUndefined();
  });
});
