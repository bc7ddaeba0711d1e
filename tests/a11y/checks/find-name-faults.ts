import type { Page } from '@playwright/test';

/** What a screen reader could not tell apart, or would announce wrongly, and axe does not see. */
export function findNameFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
    const modal = document.querySelector('dialog:modal');

    function expectOne(selector: string): void {
      const count = all(selector).length;
      if (count !== 1 && !modal) faults.push(`${count} of ${selector}`);
    }

    function nameOf(element: Element): string {
      const labelled = (element.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => (id && document.getElementById(id)?.textContent.trim()) || '');
      return element.getAttribute('aria-label') ?? labelled.join(' ').trim();
    }

    function expectDistinct(kind: string, elements: readonly Element[]): void {
      const names = elements.map(nameOf);
      if (names.some((name) => /:\s*$/.test(name))) faults.push(`a ${kind} with half a name`);
      if (elements.length > 1 && names.includes('')) faults.push(`a ${kind} without a name`);
      const again = names.filter((name, index) => name !== '' && names.indexOf(name) !== index);
      if (again.length > 0) faults.push(`more than one ${kind} named ${again.join(', ')}`);
    }

    expectOne('h1');
    expectOne('main');
    if (!document.documentElement.lang.startsWith('en')) faults.push('no language');
    if (document.title.trim() === '') faults.push('no title');
    expectDistinct('navigation', all('nav'));
    expectDistinct('search', all('search, [role="search"]'));
    expectDistinct('region', all('section[aria-label], section[aria-labelledby], [role="region"]'));
    for (const dialog of all('dialog')) {
      if (nameOf(dialog) === '') faults.push(`a dialog without a name: ${dialog.id}`);
    }

    const levels = (modal ? [] : all('h1, h2, h3, h4, h5, h6')).map(({ tagName }) =>
      Number(tagName[1]),
    );
    if (levels.length > 0 && levels[0] !== 1)
      faults.push(`begins with a heading of level ${levels[0]}`);
    levels.forEach((level, index) => {
      const before = levels[index - 1] ?? level;
      if (level > before + 1)
        faults.push(`a heading of level ${level} after one of level ${before}`);
    });

    for (const table of all('table')) {
      const hasName = nameOf(table) !== '' || table.querySelector('caption') !== null;
      const region = table.closest(
        '[role="region"], section[aria-label], section[aria-labelledby]',
      );
      if (!hasName && !(region && nameOf(region)))
        faults.push(`a table without a name: ${table.outerHTML.slice(0, 120)}`);
      if (!table.querySelector('th')) faults.push('a table without headings');
    }
    for (const image of all('svg:not([aria-hidden="true"]):not([role="img"])')) {
      if (!image.closest('[aria-hidden="true"], [role="img"]'))
        faults.push(`a drawing that is read: ${image.outerHTML.slice(0, 80)}`);
    }
    return faults;
  });
}
