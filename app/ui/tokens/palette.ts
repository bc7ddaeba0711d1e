const indigo900 = '#141f4d';

/** The brand's colours, written nowhere else; tokens.css gives them their roles on pages. */
export const palette = {
  white: '#ffffff',
  ink: '#161b33',

  'indigo-50': '#f1f4fc',
  'indigo-75': '#eef1fc',
  'indigo-100': '#e6ebfa',
  'indigo-150': '#dfe5fb',
  'indigo-200': '#c3cffa',
  'indigo-300': '#a9bcf8',
  'indigo-400': '#8c9fec',
  'indigo-450': '#8b9be0',
  'indigo-500': '#3b52c4',
  'indigo-600': '#26409c',
  'indigo-650': '#2c3f8f',
  'indigo-700': '#1f2f7a',
  'indigo-900': indigo900,
  'indigo-900-alpha-6': `${indigo900}0f`,
  'indigo-900-alpha-8': `${indigo900}14`,
  'indigo-900-alpha-14': `${indigo900}24`,
  lilac: '#cdd5f5',

  'slate-200': '#d9dff0',
  'slate-300': '#b6bfdf',
  'slate-450': '#7c8bc9',
  'slate-500': '#7682ab',
  'slate-700': '#4a5272',

  'night-500': '#2d3969',
  'night-600': '#25306a',
  'night-700': '#1d2348',
  'night-750': '#182149',
  'night-800': '#131b3c',
  'night-900': '#0d132b',
  'night-950': '#0a0f26',
  'night-alpha-72': '#0b1233b8',

  'danfo-50': '#fff5dc',
  'danfo-200': '#ffd978',
  'danfo-400': '#ffbe2e',
  'danfo-600': '#d18f00',
  'danfo-800': '#8a7430',

  'leaf-50': '#e3f4ea',
  'leaf-200': '#bfe3d0',
  'leaf-300': '#7fd6a8',
  'leaf-500': '#2a9a6a',
  'leaf-700': '#176845',
  'leaf-950': '#14332f',

  'laterite-50': '#fdeae3',
  'laterite-200': '#f7c9b8',
  'laterite-300': '#ffb08f',
  'laterite-500': '#c8502b',
  'laterite-700': '#a83a17',
  'laterite-950': '#3a2030',

  'red-50': '#fdecea',
  'red-300': '#ffb4a9',
  'red-700': '#b3261e',
  'red-950': '#3d1c2c',

  'whatsapp-green': '#12703f',
} as const satisfies Record<string, `#${string}`>;
