import { describe, expect, it } from 'vitest';
import { findPushAddress, parsePushMessage } from './push-message.ts';

const site = 'http://localhost:3000';

describe('a message', () => {
  it.each([
    ['/news', 'http://localhost:3000/news'],
    ['http://localhost:3000/faqs', 'http://localhost:3000/faqs'],
    ['https://elsewhere.example/a', 'https://elsewhere.example/a'],
  ])('may lead to %s', (text, address) => {
    expect(findPushAddress(text, site)).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'http://elsewhere.example/',
    '//elsewhere.example/',
    'data:text/html,hello',
    'ftp://elsewhere.example/',
    'http://',
  ])('never leads to %s', (text) => {
    expect(findPushAddress(text, site)).toBeUndefined();
  });

  it('is read with what it says and where it leads', () => {
    const sent = { title: 'Hello', body: 'News', url: '/news', tag: 'a' };
    expect(parsePushMessage(sent, site)).toEqual({ ...sent, url: `${site}/news` });
  });

  it('keeps its words when its address is a bad one', () => {
    expect(parsePushMessage({ title: 'Hello', url: 'javascript:1' }, site)).toEqual({
      title: 'Hello',
      body: '',
    });
  });

  it.each([null, 'text', {}, { title: 7 }])('that says nothing is none: %j', (value) => {
    expect(parsePushMessage(value, site)).toBeUndefined();
  });
});
