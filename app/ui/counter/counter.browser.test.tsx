import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inAct, passTime } from '../../../tests/support/pass-time.ts';
import { withReducedMotion } from '../../../tests/support/reduced-motion.ts';
import { Counter } from './counter.tsx';
import './count-up.element.ts';
import './counter.css';

/** Comes into view when the test says so. */
let enter: () => void;

class ManualObserver {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    enter = () => callback([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', ManualObserver);
});

const counting = () => document.querySelector('[aria-hidden]')?.textContent;

describe('a counter', () => {
  it('is the final number on the server, and until it comes into view', async () => {
    expect(renderToString(<Counter end={9000} suffix="+" />)).toContain('9,000');
    expect(renderToString(<Counter end={1_234_567} suffix="" />)).toContain('1,234,567');
    await render(<Counter end={9000} suffix="+" />);
    await passTime(5000);
    expect(counting()).toBeUndefined();
    await expect.element(page.getByText('9,000+')).toBeVisible();
  });

  it('counts for 2 s when nothing else is said, reads as the final number and keeps its size', async () => {
    const screen = await render(<Counter end={300000} suffix="+" />);
    const box = () =>
      screen.container.firstElementChild?.getBoundingClientRect().toJSON() as unknown;
    const before = box();
    await inAct(() => enter());
    expect(counting()).toBe('0+');
    await passTime(500);
    expect(box()).toEqual(before);
    expect(counting()).toBeDefined();
    const readable = [...document.querySelectorAll('span')].filter(
      (span) => !span.closest('[aria-hidden]') && span.children.length === 0,
    );
    expect(readable.map((span) => span.textContent)).toEqual(['300,000+']);
    await passTime(1450);
    expect(counting()).toMatch(/^299,\d{3}\+$/);
    await passTime(100);
    expect(counting()).toBeUndefined();
  });

  it('shows the final number at once with reduced motion', async () => {
    await withReducedMotion(async () => {
      enter = () => undefined;
      await render(<Counter end={9000} />);
      await inAct(() => enter());
      await passTime(100);
      expect(counting()).toBeUndefined();
    });
  });
});
