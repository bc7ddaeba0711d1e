import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ServerIsland } from './island.tsx';

function Greeting({ name }: { readonly name: string }) {
  return <p id={useId()}>Hello {name}</p>;
}

/** What a browser makes of the page that the server sends. */
function receive(...names: string[]): Document {
  const html = renderToString(
    names.map((name) => (
      <ServerIsland key={name}>
        <Greeting name={name} />
      </ServerIsland>
    )),
  );
  return new DOMParser().parseFromString(html, 'text/html');
}

test('an island is readable before any code comes, and named by its component, whose file has the same name', () => {
  expect(receive('Ada').querySelector('p')?.textContent).toBe('Hello Ada');
  expect(receive('Ada').querySelector('site-island')?.getAttribute('name')).toBe('greeting');
});

test('its props reach the browser as they were, whatever is in them', () => {
  const name = '</script><script>alert("&amp;")</script><!--';
  const page = receive(name);
  const scripts = [...page.querySelectorAll('script')];
  expect(scripts.map(({ type }) => type)).toEqual(['application/json']);
  expect(JSON.parse(scripts[0]?.textContent ?? '')).toEqual({ name });
});

test('two islands of one kind share no id', () => {
  const ids = [...receive('Ada', 'Bola').querySelectorAll('p')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});
