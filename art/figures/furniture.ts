import { patterned } from './cloth-patterns.ts';
import { fields, ink } from './colours.ts';

const line = `stroke="${ink}" stroke-width="18"`;

/** The stool the elder sits on, woven between three rails. */
export const stool =
  `<path fill="${patterned('weave')}" ${line} ` +
  'd="M150 1470h640l-70 410 80 430H140l80-430z"/>' +
  `<path fill="${fields.sun}" ${line} ` +
  'd="M205 1835h530v90H205zM110 1440h720v80H110zM120 2290h700v80H120z"/>';

/** A post with two boards that point both ways, and the ground it stands on. */
export const signpost =
  `<path fill="${fields.sun}" d="M-180 2840h2000v120h-2000z"/>` +
  `<g fill="none" ${line} stroke-linejoin="round" stroke-linecap="round">` +
  '<path fill="#fff" d="M930 1120h390l110 130-110 130H930z"/>' +
  `<path fill="${fields.lilac}" d="M1300 1460H880l-110 130 110 130h420z"/>` +
  '<path d="M1110 960v160m0 260v80m0 260v1120"/><path d="M1000 1250h230M930 1590h260"/></g>';
