/** The path of a post. */
export function postPath(slug: string): string {
  return `/posts/${encodeURIComponent(slug)}`;
}

/** The path of a post's social picture. */
export function socialPicturePath(slug: string): string {
  return `${postPath(slug)}/picture.png`;
}
