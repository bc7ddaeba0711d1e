import { vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { inAct } from './pass-time.ts';

let pointedAt: Element | undefined;

/**
 * Moves a mouse pointer onto an element, or off again when none is given. Sent as events, because
 * the locators' own hover lets a fake clock run while it waits.
 */
export async function pointAt(target?: Element): Promise<void> {
  const from = pointedAt ?? document.documentElement;
  const to = target ?? document.documentElement;
  pointedAt = target;
  if (!target && !vi.isFakeTimers()) await parkMouse();
  const options = { bubbles: true, pointerType: 'mouse' };
  await inAct(() => {
    from.dispatchEvent(new PointerEvent('pointerout', { ...options, relatedTarget: to }));
    to.dispatchEvent(new PointerEvent('pointerover', { ...options, relatedTarget: from }));
  });
}

/** The browser's own mouse may rest, from an earlier test, where the next one draws something. */
async function parkMouse(): Promise<void> {
  const corner = document.createElement('div');
  corner.style.cssText = 'position:fixed;right:0;bottom:0;width:2px;height:2px';
  document.body.append(corner);
  await userEvent.hover(corner);
  corner.remove();
}
