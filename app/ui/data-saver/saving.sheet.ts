import css from './saving.css?inline';
import url from './saving.css?url';
import type { Sheet } from '../stylesheet/stylesheet.tsx';

/** What changes on every page for those who save data. */
export const savingSheet: Sheet = { name: 'saving', css: import.meta.env.SSR ? css : '', url };
