import type { Sheet } from '#app/ui/stylesheet/stylesheet.tsx';
import css from './quiz.css?inline';
import url from './quiz.css?url';

export const quizSheet: Sheet = {
  name: 'quiz',
  css: import.meta.env.SSR ? css : '',
  url,
};
