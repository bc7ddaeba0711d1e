/** Where a post stands. */
export function postPath(slug: string): string {
  return `/posts/${encodeURIComponent(slug)}`;
}

/** Where the picture stands that other sites show for a link to a post. */
export function socialPicturePath(slug: string): string {
  return `${postPath(slug)}/picture.png`;
}
