import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['links in a row', '<a>Buy Gold</a><a>Compare with Silver</a>', 'Buy Gold Compare with Silver'],
  ['a hint behind a label', 'Overall limit<small>All care</small>', 'Overall limit All care'],
  ['a name behind a number', '<span>Up to 45</span><span>Gold</span>', 'Up to 45 Gold'],
  ['marked letters of a word', '<b>ma</b>laria, <b>A</b>dire', 'malaria, Adire'],
  ['a link before a full stop', 'See the <a>FAQs</a>.', 'See the FAQs.'],
  ['a name with capitals inside', 'WhatsApp, <a>PayPal</a>', 'WhatsApp, PayPal'],
  ['paragraphs', '<p>One.</p><p>Two.</p>', 'One. Two.'],
  ['a heading and its text', '<h2>Before you go</h2><p>Take it.</p>', 'Before you go. Take it.'],
  ['a heading that asks', '<h3>Why <b>ask?</b></h3><p>So.</p>', 'Why ask? So.'],
  ['what is hidden so far', 'One<div hidden=""><p>Not sent</p></div>', 'One'],
  ['what is hidden', 'One<style>p {}</style><span class="visually-hidden"> hidden</span>', 'One'],
])('a reader sees %s as words', (_what, html, text) => {
  expect(plainText(html)).toBe(text);
});
