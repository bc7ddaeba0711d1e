import { useEffect, type RefObject } from 'react';
import { useNavigate } from 'react-router';

/**
 * Lets links within ready-made HTML change the page without loading the whole site anew, as the
 * router's own links do.
 */
export function useLinkNavigation(container: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = container.current;
    const follow = (event: MouseEvent) => {
      const path = findInternalPath(event);
      if (path === undefined) return;
      event.preventDefault();
      void navigate(path);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [container, navigate]);
}

/** Where a plain click on a link to another page of the site leads. */
function findInternalPath(event: MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!isPlain || event.altKey || event.defaultPrevented) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const path = link?.getAttribute('href');
  return path?.startsWith('/') ? path : undefined;
}
