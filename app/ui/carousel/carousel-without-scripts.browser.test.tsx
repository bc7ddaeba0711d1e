import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examples } from './carousel.examples.tsx';

describe.each(examples)('$name, before scripts run', ({ node }) => {
  it('can be scrolled to its last item', async () => {
    document.body.innerHTML = renderToString(node);
    const last = [...document.querySelectorAll('p')].at(-1);
    last?.scrollIntoView();
    const box = last?.getBoundingClientRect();
    expect(box?.left).toBeGreaterThanOrEqual(0);
    expect(box?.left).toBeLessThan(window.innerWidth);
    document.body.innerHTML = '';
  });

  it('has no style attributes, which the security policy forbids', () => {
    expect(renderToString(node)).not.toContain('style=');
  });
});
