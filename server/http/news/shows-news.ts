/** Whether the page of a path shows posts. */
export function showsNews(path: string): boolean {
  return /^\/($|(global|news)$|posts\/)/.test(path);
}
