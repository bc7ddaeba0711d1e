import captions from '#app/assets/film/presentation.vtt?url';
import mp4 from '#app/assets/film/presentation.mp4?url';
import poster from '#app/assets/film/presentation-poster.webp?url';
import webm from '#app/assets/film/presentation.webm?url';

/** The presentation, in the document only while the dialog around it is shown. */
export function PresentationVideo({ isShown }: { readonly isShown: boolean }) {
  return (
    <div className="presentation">
      {isShown && (
        <video controls playsInline poster={poster} ref={stopWhenRemoved}>
          <source src={webm} type="video/webm" />
          <source src={mp4} type="video/mp4" />
          <track kind="captions" src={captions} srcLang="en" label="English" />
        </video>
      )}
      {/* Nothing is fetched before it is played, so this needs no opening and closing. */}
      <noscript>
        <video controls preload="none" src={mp4}>
          <track kind="captions" src={captions} srcLang="en" label="English" />
        </video>
      </noscript>
    </div>
  );
}

/** A removed video goes on loading until it is told that there is nothing to load. */
function stopWhenRemoved(video: HTMLVideoElement) {
  return () => {
    video.pause();
    video.replaceChildren();
    video.load();
  };
}
