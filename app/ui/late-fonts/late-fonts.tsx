import bodyFont from '#app/assets/fonts/noto-sans-latin.woff2?url';
import displayFont from '#app/assets/fonts/ojuju-latin.woff2?url';
import fontRules from '#app/assets/fonts/fonts.css?url';

const id = 'fonts';

/**
 * Asks for the fonts when the first words are on the screen, or at once when the visitor comes from
 * another page of the site and has them. They are shown together, so that the page is laid out again
 * only once. Written as text because it is inlined.
 */
const starter =
  `(()=>{const d=document,ask=()=>{d.head.insertAdjacentHTML('beforeend',d.getElementById('${id}').textContent);` +
  `const links=[...d.querySelectorAll('link[data-font]')],rules=links.at(-1),show=()=>rules.media='all';` +
  `rules.media='print';setTimeout(show,3000);` +
  `Promise.all(links.map(l=>new Promise(done=>l.onload=l.onerror=done))).then(show)};` +
  `if(d.referrer.startsWith(location.origin+'/'))ask();` +
  `else try{new PerformanceObserver((l,o)=>{o.disconnect();requestAnimationFrame(()=>setTimeout(ask))})` +
  `.observe({type:'paint',buffered:true})}catch{ask()}})()`;

/**
 * The site's fonts, which nothing waits for: words stand in letters of the same measures until then.
 * A browser without scripts asks for them as for any other style.
 */
export function LateFonts() {
  return (
    <>
      <noscript id={id}>
        {[bodyFont, displayFont].map((href) => (
          <link
            key={href}
            data-font=""
            rel="preload"
            href={href}
            as="font"
            type="font/woff2"
            crossOrigin=""
          />
        ))}
        <link data-font="" rel="stylesheet" href={fontRules} />
      </noscript>
      <script
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? starter : '' }}
      />
    </>
  );
}
