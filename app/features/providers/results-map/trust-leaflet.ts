import { createTrustedTypesPolicy } from '#app/ui/trusted-types.ts';

/** All that Leaflet 1.9.4 sets as HTML here: it looks for SVG, and labels three buttons. */
const texts = new Set([
  '<svg/>',
  '<span aria-hidden="true">+</span>',
  '<span aria-hidden="true">&#x2212;</span>',
  '<span aria-hidden="true">&#215;</span>',
]);

// Named "default", it is asked wherever a script sets text as HTML.
createTrustedTypesPolicy('default', {
  createHTML(html) {
    if (texts.has(html)) return html;
    throw new Error('the map must not set this as HTML');
  },
});
