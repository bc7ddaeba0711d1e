import type { Example } from '../example.ts';
import { Counter } from './counter.tsx';
import './counter.css';

export const examples: Example[] = [
  { name: 'With the usual two seconds', node: <Counter end={9000} suffix="+" /> },
  { name: 'Three seconds', node: <Counter end={300000} suffix="+" durationMs={3000} /> },
];
