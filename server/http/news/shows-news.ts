/** Whether the page of a path shows posts; `/_.data` is the home page's data for the browser. */
export function showsNews(path: string): boolean {
  return /^\/($|_\.data$|(global|news)(\.data)?$|posts\/)/.test(path);
}
