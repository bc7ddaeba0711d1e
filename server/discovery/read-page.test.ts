import { describe, expect, it } from 'vitest';
import { readHtml } from './page-list.ts';

const page = `<!DOCTYPE html><html><head><title>Family &amp; friends | Adire</title>
<meta name="description" content="Cover for &quot;all&quot; of you"/>
<link rel="canonical" href="https://health.example/family-plan"/></head>
<body><header><details><summary>About us?</summary>Menu</details></header>
<main id="main"><style>.x{}</style><nav>Home / Family</nav><h1>Family <em>plan</em></h1>
<form><fieldset><legend>Plan</legend><label>Bronze<input></label></fieldset>
<label>Pay</label><select><option>Every month</option></select><button>Show the price</button></form>
<p>From ₦5<b>0</b>,000<!-- --> a year<span class="visually-hidden"> (opens in a new tab)</span>.</p>
<section aria-labelledby="questions"><h2 id="questions">Your questions</h2>
<details><summary>Can I cancel?</summary><p>Yes, within 14 days.</p></details>
<details id="pay-twice"><summary>Can I pay twice?</summary><p>No.</p></details>
<details><summary>Small print</summary><p>None.</p></details></section></main></body></html>`;

describe('a page that the site reads', () => {
  it('has the title, description and address that search engines read', () => {
    expect(readHtml(page)).toMatchObject({
      title: 'Family & friends | Adire',
      description: 'Cover for "all" of you',
      canonical: 'https://health.example/family-plan',
      isIndexable: true,
    });
  });

  it('says what a reader reads, without menus, styles and what forms ask for', () => {
    const { heading, headings, text } = readHtml(page);
    expect(heading).toBe('Family plan');
    expect(headings).toEqual(['Your questions']);
    expect(text).toContain('From ₦50,000 a year.');
    expect(text).not.toMatch(/About us|Home \/|\.x\{|new tab|Bronze|Every month|Show the price/);
  });

  it('answers the questions that unfold, each under its nearest anchor', () => {
    expect(readHtml(page).questions).toEqual([
      { question: 'Can I cancel?', answer: 'Yes, within 14 days.', anchor: 'questions' },
      { question: 'Can I pay twice?', answer: 'No.', anchor: 'pay-twice' },
    ]);
  });
});
