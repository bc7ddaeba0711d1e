import { useLocation } from 'react-router';
import { forceScheme, schemes, GalleryFrames } from '#app/gallery/gallery-frames.tsx';
import galleryStyles from '#app/gallery/gallery.css?inline';
import { GalleryPart } from '#app/gallery/gallery-part.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';

export const meta = () => [{ title: 'Gallery of components' }];

/** Tokens and components, light and dark side by side; there in development only. */
export default function Gallery() {
  const parameters = new URLSearchParams(useLocation().search);
  const part = parameters.get('part') ?? 'tokens';
  const scheme = schemes.find((name) => name === parameters.get('scheme'));
  return (
    <>
      <Stylesheet name="gallery" css={galleryStyles} />
      {scheme ? (
        <>
          <Stylesheet name={scheme} css={forceScheme(scheme)} />
          <GalleryPart name={part} />
        </>
      ) : (
        <GalleryFrames part={part} width={parameters.get('width') ?? '360'} />
      )}
    </>
  );
}
