import { cloth, fields } from '../figures/colours.ts';
import { box, circle, flat, line, shape, tick } from './pen.ts';

const teal = '#4fb8ad';
const metal = '#aeb8da';

/** A malaria test: a cassette with a window of two lines and a well, around its middle. */
export const malariaTest =
  shape('#fff', box(-80, -190, 160, 380, 44)) +
  shape(fields.lilac, box(-38, -120, 76, 150, 26), 8) +
  line('M-24-78h48M-24-22h48', cloth.laterite, 13) +
  shape(fields.lilac, circle(0, 108, 34), 8) +
  flat(cloth.laterite, circle(0, 108, 15));

/** A drop of blood, its tip up. */
export const bloodDrop = shape(
  cloth.laterite,
  'M0-70c46 62 64 92 64 124a64 64 0 0 1-128 0c0-32 18-62 64-124z',
);

/** The dial of a blood-pressure gauge on its stand, the foot at the origin. */
export const pressureDial =
  shape(cloth.indigo, 'M-130 0l24-70h212l24 70z') +
  shape(cloth.indigo, box(-32, -140, 64, 80)) +
  shape('#fff', circle(0, -360, 235), 14) +
  shape(fields.leaf, 'M-165-360a165 165 0 0 1 250-141L0-360z', 8) +
  shape(fields.clay, 'M85-501a165 165 0 0 1 80 141H0z', 8) +
  line(
    'M-205-360h24M205-360h-24M0-565v24M-145-505l17 17M145-505l-17 17M-145-215l17-17M145-215l-17-17',
  ) +
  line('M0-360L108-478', cloth.laterite, 18) +
  shape(cloth.deep, circle(0, -360, 24));

/** A cuff for an upper arm, about 250 wide, around its middle. */
export const cuff =
  shape(cloth.indigo, box(-130, -105, 260, 210, 30)) +
  line('M-130-52h260M-130 52h260', fields.lilac, 8) +
  shape(cloth.sun, box(30, -58, 62, 116, 14), 8);

/** A small bottle of vaccine, its foot at the origin. */
export const vial =
  shape(cloth.laterite, box(-62, -300, 124, 62, 12)) +
  shape(metal, box(-44, -238, 88, 36)) +
  shape(
    '#fff',
    'M-44-202h88c0 40 44 40 44 90V-20a20 20 0 0 1-20 20H-68a20 20 0 0 1-20-20v-92c0-50 44-50 44-90z',
  ) +
  flat(teal, 'M-81-96h162v72a18 18 0 0 1-18 18h-126a18 18 0 0 1-18-18z') +
  line('M-88-100H88', undefined, 7);

/** A vaccine carrier with its strap, the foot at the origin. */
export const coolBox =
  line('M-170-280C-170-430 170-430 170-280', cloth.deep, 26) +
  shape(cloth.indigo, 'M-210-250h420l-26 250h-368z') +
  shape('#fff', box(-235, -310, 470, 80, 22)) +
  shape('#fff', circle(0, -118, 76), 8) +
  flat(cloth.leaf, 'M-18-168h36v32h32v36h-32v32h-36v-32h-32v-36h32z');

/** A vaccination card, open, with rows that are ticked; its upper left corner at the origin. */
export const vaccineCard =
  shape('#fff', 'M0 0l330 36v770L0 770z') +
  shape(fields.sun, 'M330 36l330-36v770l-330 36z') +
  flat(cloth.leaf, 'M40 50l250 27v92L40 142z') +
  [230, 350, 470, 590]
    .map(
      (y) =>
        shape(fields.leaf, `M44 ${y}l70 8v70l-70-8z`, 7) +
        line(`M60 ${y + 42}l16 20 34-44`, cloth.leaf, 13) +
        line(`M150 ${y + 48}l140 15`, metal, 16),
    )
    .join('') +
  [150, 270, 390, 510, 630].map((y) => line(`M385 ${y + 20}l210-23`, '#d18f00', 16)).join('');

/** A syringe that points down to the left, its needle's tip at the origin. */
export const syringe =
  `<g transform="rotate(40)">${line('M0 0v-110', metal, 10)}` +
  shape('#fff', box(-34, -380, 68, 270, 12)) +
  flat(teal, box(-28, -240, 56, 124)) +
  line('M-34-300h26M-34-240h26M-34-180h26', undefined, 7) +
  shape(metal, 'M-12-380h24v-90h-24zM-58-490h116v22H-58z') +
  '</g>';

/** The teal ribbon for cervical cancer, around its middle. */
export const ribbon =
  shape(teal, 'M-20-30L-150 260l88-10 40 70L90 50z') +
  shape(
    teal,
    'M20-30l130 290-88-10-40 70L-90 50C-170-90-130-270 0-280c130 10 170 190 90 330l-80-60c50-90 50-180-10-186-60 6-60 96-10 186',
  );

/** A blood-sugar meter with its strip, around its middle. */
export const sugarMeter =
  shape('#fff', box(-26, 150, 52, 120, 8), 8) +
  flat(cloth.laterite, box(-20, 236, 40, 28)) +
  shape(cloth.indigo, box(-120, -190, 240, 370, 60)) +
  shape(fields.leaf, box(-84, -146, 168, 150, 20), 8) +
  line('M-52-70q26-50 52 0t52 0', cloth.leaf, 13) +
  shape(cloth.sun, circle(0, 84, 42), 8);

/** A round red blood cell. */
export const redCell = shape(cloth.laterite, circle(0, 0, 95)) + flat('#de7a57', circle(0, 0, 48));

/** A red blood cell in the shape of a sickle. */
export const sickleCell = shape(
  '#a83a17',
  'M-130 60C-90-90 60-150 170-90 60-90-20-30-40 90c-40 30-80 10-90-30z',
);

/** A round sign with a tick, around its middle. */
export const tickSign = shape(cloth.leaf, circle(0, 0, 80)) + line(tick(-8, 14), '#fff', 20);
