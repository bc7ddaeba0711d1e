const folder = '/social';
const homeName = 'home';

/** Builds the path of a page's own picture for shared links. */
export function pagePicturePath(path: string): string {
  return `${folder}${path === '/' ? `/${homeName}` : path}.png`;
}

/** Finds the page of a picture, from the path below its folder. */
export function pageOfPicture(rest: string): string | undefined {
  const name = /^(.+)\.png$/.exec(rest)?.[1];
  return name === homeName ? '/' : name && `/${name}`;
}

/** Finds a page's picture: its own, its parent's, or the home page's. */
export function nearestPicturePath(path: string, withPicture: readonly string[]): string {
  let nearest = path;
  while (nearest !== '' && !withPicture.includes(nearest)) {
    nearest = nearest.slice(0, nearest.lastIndexOf('/'));
  }
  return pagePicturePath(nearest === '' ? '/' : nearest);
}
