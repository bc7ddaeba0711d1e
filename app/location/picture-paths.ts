const folder = '/social';
const homeName = 'home';

/** Where the picture of a page lies that links to it show. */
export function pagePicturePath(path: string): string {
  return `${folder}${path === '/' ? `/${homeName}` : path}.png`;
}

/** The page whose picture lies under a path, without the folder before it. */
export function pageOfPicture(rest: string): string | undefined {
  const name = /^(.+)\.png$/.exec(rest)?.[1];
  return name === homeName ? '/' : name && `/${name}`;
}

/** The picture for any page: its own, that of the page above it, or else the home page's. */
export function nearestPicturePath(path: string, withPicture: readonly string[]): string {
  let nearest = path;
  while (nearest !== '' && !withPicture.includes(nearest)) {
    nearest = nearest.slice(0, nearest.lastIndexOf('/'));
  }
  return pagePicturePath(nearest === '' ? '/' : nearest);
}
