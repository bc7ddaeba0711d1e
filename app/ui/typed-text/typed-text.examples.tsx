import type { Example } from '../example.ts';
import { TypedText } from './typed-text.tsx';
import './typed-text.css';

const phrases = ['Individual cover', 'Cover for the whole family', 'Cover for a company'];

export const examples: Example[] = [
  {
    name: 'Typing and erasing',
    node: (
      <section data-moving="">
        <h3>
          <TypedText phrases={phrases} />
        </h3>
      </section>
    ),
  },
  {
    name: 'Standing still, as the server sends it',
    node: (
      <h3>
        <TypedText phrases={phrases} />
      </h3>
    ),
  },
];
