import type { Example } from '#app/ui/example.ts';
import { SearchBox } from './search-box.tsx';

export const examples: Example[] = [
  { name: 'Empty', node: <SearchBox id="empty-box" label="Search this site" /> },
  { name: 'Asked', node: <SearchBox id="asked-box" label="Search this site" words="malaria" /> },
];
