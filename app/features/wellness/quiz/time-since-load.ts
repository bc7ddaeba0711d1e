/**
 * How long ago the page's load event was, in milliseconds; undefined while the page is loading.
 * Where the browser does not say, the page counts as just loaded.
 */
export function timeSinceLoadMs(): number | undefined {
  if (document.readyState !== 'complete') return undefined;
  const [visit] = performance.getEntriesByType('navigation');
  const loadedAtMs = visit instanceof PerformanceNavigationTiming && visit.loadEventStart;
  return loadedAtMs ? performance.now() - loadedAtMs : 0;
}
