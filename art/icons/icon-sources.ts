/** Interface icons, by their names in lucide. */
export const lucideIcons = [
  'arrow-left',
  'arrow-right',
  'building-2',
  'calculator',
  'calendar',
  'check',
  'chevron-down',
  'circle-alert',
  'circle-check',
  'clock',
  'copy',
  'download',
  'external-link',
  'filter',
  'globe',
  'info',
  'leaf',
  'locate',
  'log-in',
  'mail',
  'map',
  'map-pin',
  'menu',
  'message-circle',
  'minus',
  'navigation',
  'pause',
  'phone',
  'play',
  'plus',
  'printer',
  'rotate-cw',
  'search',
  'siren',
  'triangle-alert',
  'user',
  'users',
  'x',
] as const;

/** Marks of other companies: our name to the name in simple-icons. */
export const brandIcons = {
  facebook: 'facebook',
  instagram: 'instagram',
  twitter: 'x',
  whatsapp: 'whatsapp',
  youtube: 'youtube',
} as const;

/** Medical ideas: our name to the name in healthicons, where each has an outline version. */
export const medicalIcons = {
  ambulance: 'ambulance',
  baby: 'baby-0203-alt',
  chart: 'chart-line',
  conversation: 'group-discussion-meeting',
  cough: 'coughing-alt',
  doctor: 'doctor',
  eye: 'eye',
  family: 'people',
  fatigue: 'sad',
  headache: 'headache',
  'health-worker': 'health-worker',
  heart: 'heart',
  hospital: 'hospital',
  'insurance-card': 'insurance-card',
  lab: 'microscope',
  lungs: 'lungs',
  medicines: 'medicines',
  nausea: 'nausea',
  notes: 'i-note-action',
  person: 'person',
  pregnant: 'pregnant',
  research: 'i-documents-accepted',
  stethoscope: 'stethoscope',
  thermometer: 'thermometer',
  throat: 'mouth',
  tooth: 'tooth',
} as const;

/** Own drawing, because simple-icons no longer carries this mark. */
export const linkedinIcon =
  '<path fill-rule="evenodd" d="M3 0h18a3 3 0 0 1 3 3v18a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z' +
  'M4 9h3.5v11H4zM5.75 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4z' +
  'M9.5 9h3.4v1.55c.65-1.1 1.85-1.8 3.35-1.8 2.7 0 3.75 1.75 3.75 4.45V20h-3.5v-6.1' +
  'c0-1.45-.55-2.15-1.65-2.15-1.2 0-1.85.85-1.85 2.25v6H9.5z"/>';
