/** Id of the element that holds what is late. */
export const lateStylesElement = 'late-styles';

/**
 * Asks for what is late when the first words are on the screen, or at once when the visitor comes from
 * another page of the site and has it. Drawings are shown as they arrive; the fonts are shown
 * together, so that the page is laid out again only once. A browser that hides from pages when it paints
 * gets it after loading. Written as text because it is inlined.
 */
export const lateStylesStarter =
  `(()=>{let t;const d=document,go=()=>{if(t)return;t=1;` +
  `d.head.insertAdjacentHTML('beforeend',d.getElementById('${lateStylesElement}').textContent);` +
  `const f=[...d.querySelectorAll('link[data-font]')],s=f.at(-1),show=()=>s.media='all';` +
  `if(s){s.media='print';setTimeout(show,3000);` +
  `Promise.all(f.map(l=>new Promise(r=>l.onload=l.onerror=r))).then(show)}};` +
  `if(d.referrer.startsWith(location.origin+'/'))go();` +
  `else try{new PerformanceObserver((l,o)=>{o.disconnect();requestAnimationFrame(()=>setTimeout(go))})` +
  `.observe({type:'paint',buffered:true})}catch{go()}` +
  `addEventListener('load',()=>setTimeout(go,2000))})()`;
