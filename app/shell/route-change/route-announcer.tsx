import { useState } from 'react';
import { usePathChange } from './use-path-change.ts';

/** Says the new page's title to screen readers, which notice no page load by themselves. */
export function RouteAnnouncer() {
  const [title, setTitle] = useState('');
  usePathChange(() => setTitle(document.title));
  return <output className="visually-hidden">{title}</output>;
}
