/** Runs a task once the page has loaded and the browser has nothing better to do. */
export function whenIdle(task: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 3000 });
    else setTimeout(task, 300);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
