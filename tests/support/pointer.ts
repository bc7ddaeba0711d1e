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
  const options = { bubbles: true, pointerType: 'mouse' };
  await inAct(() => {
    from.dispatchEvent(new PointerEvent('pointerout', { ...options, relatedTarget: to }));
    to.dispatchEvent(new PointerEvent('pointerover', { ...options, relatedTarget: from }));
  });
}
