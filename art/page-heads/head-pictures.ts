import { cloth, fields } from '../figures/colours.ts';
import { clip, disc, place, placeMirrored, standingInDisc } from '../figures/compose.ts';
import { box, flat, line, turned } from '../news/pen.ts';
import { coolBox, cuff, pressureDial, tickSign } from '../news/things-care.ts';
import { glass, notebook } from '../news/things-home.ts';
import { benefitsTable, magnifier, memberCard } from '../news/things-paper.ts';
import type { HeadPersonName } from './head-people.ts';
import { awning, greens, tomatoes, yams } from './things-market.ts';
import {
  ambulance,
  bubbleRight,
  bunting,
  chart,
  clinic,
  contract,
  cord,
  counter,
  dayWindow,
  deskBell,
  eyeChart,
  folder,
  laptop,
  medicineShelves,
  microphone,
  openLetter,
  padlock,
  palm,
  paperBag,
  plant,
  plusSign,
  questionMark,
  scanScreen,
  snowyWindow,
  table,
} from './things-places.ts';

/** The drawn people of a picture, by their names. */
export type HeadCast = Readonly<Record<HeadPersonName, string>>;

/** A picture for the top of a page: people who do something, standing on its lower edge. */
export interface HeadPicture {
  readonly name: string;
  readonly cast: readonly HeadPersonName[];
  readonly draw: (cast: HeadCast) => string;
}

const lilacDisc = '#b7c2ec';

export const headPictures: readonly HeadPicture[] = [
  {
    name: 'reception',
    cast: ['mother', 'receptionist'],
    draw: ({ mother, receptionist }) =>
      disc(880, 560, 520, fields.sun) +
      turned(plusSign, 900, 250, 0, 0.85) +
      place(mother, 60, 110, 0.74) +
      placeMirrored(receptionist, 1750, 90, 0.78) +
      turned(counter(790, cloth.indigo), 960, 700, 0) +
      turned(tickSign, 1400, 860, 0, 0.9) +
      turned(deskBell, 1110, 700, 0, 0.9),
  },
  {
    name: 'pharmacy',
    cast: ['pharmacist', 'customer'],
    draw: ({ pharmacist, customer }) =>
      disc(880, 540, 520, fields.leaf) +
      turned(medicineShelves, 560, 90, 0, 0.82) +
      place(customer, -10, 130, 0.8) +
      placeMirrored(pharmacist, 1780, 60, 0.8) +
      turned(counter(1030, cloth.laterite), 720, 730, 0) +
      turned(paperBag, 940, 730, 0, 0.9),
  },
  {
    name: 'market',
    cast: ['stallholder'],
    draw: ({ stallholder }) =>
      disc(900, 560, 500, fields.clay) +
      place(stallholder, 360, 150, 0.7) +
      line('M110 60v900M1650 60v900', '#9a5c31', 40) +
      turned(table(1660), 50, 740, 0) +
      turned(yams, 330, 740, 0, 0.95) +
      turned(tomatoes, 1130, 740, 0, 0.72) +
      turned(greens, 1480, 740, 0, 0.95) +
      turned(awning(11, cloth.indigo), 0, 10, 0),
  },
  {
    name: 'office',
    cast: ['manager', 'analyst'],
    draw: ({ manager, analyst }) =>
      disc(860, 560, 520, lilacDisc) +
      turned(chart, 620, 70, 0, 0.9) +
      place(manager, -10, 100, 0.78) +
      placeMirrored(analyst, 1770, 90, 0.8) +
      turned(table(1560), 100, 790, 0) +
      turned(laptop, 760, 790, 0, 0.85) +
      turned(plant, 1120, 790, 0, 0.5),
  },
  {
    name: 'antenatal',
    cast: ['nurse', 'expectant'],
    draw: ({ nurse, expectant }) =>
      disc(880, 560, 520, fields.lilac) +
      turned(scanScreen, 880, 330, 0, 0.86) +
      place(expectant, 0, 120, 0.8) +
      placeMirrored(nurse, 1770, 80, 0.82),
  },
  {
    name: 'call-home',
    cast: ['student', 'diabetic'],
    draw: ({ student, diabetic }) =>
      turned(snowyWindow, 110, 40, 0, 0.95) +
      place(student, 440, 110, 0.82) +
      disc(1400, 480, 360, fields.sun) +
      clip('a', standingInDisc(1400, 480, 360, 200), place(diabetic, 1080, 150, 0.66)) +
      `<path fill="none" stroke="${cloth.laterite}" stroke-width="20" stroke-linecap="round" stroke-dasharray="2 50" d="M1010 150q110-90 220-20"/>`,
  },
  {
    name: 'blood-pressure',
    cast: ['doctor', 'pressured'],
    draw: ({ doctor, pressured }) =>
      disc(880, 560, 520, fields.leaf) +
      place(doctor, -20, 90, 0.82) +
      placeMirrored(pressured, 1760, 100, 0.8) +
      turned(cuff, 1610, 800, -8, 0.72) +
      line('M1540 830C1400 920 1320 640 1130 720', undefined, 30) +
      line('M1540 830C1400 920 1320 640 1130 720', cord, 14) +
      turned(table(560), 640, 800, 0) +
      turned(pressureDial, 920, 800, 0, 0.9),
  },
  {
    name: 'vaccination',
    cast: ['nurse', 'mum', 'girl'],
    draw: ({ nurse, mum, girl }) =>
      disc(880, 560, 480, fields.leaf) +
      turned(bunting(13), 30, 40, 0) +
      place(mum, -30, 150, 0.74) +
      place(girl, 420, 380, 0.66) +
      placeMirrored(nurse, 1780, 110, 0.8) +
      turned(table(520), 900, 830, 0) +
      turned(coolBox, 1110, 830, 0, 0.75),
  },
  {
    name: 'kitchen-table',
    cast: ['reader', 'homeowner'],
    draw: ({ reader, homeowner }) =>
      disc(900, 560, 500, fields.leaf) +
      turned(dayWindow, 640, 60, 0, 0.85) +
      place(reader, -40, 110, 0.78) +
      placeMirrored(homeowner, 1800, 100, 0.78) +
      turned(table(1640), 60, 810, 0) +
      turned(laptop, 880, 810, 0, 0.95) +
      turned(glass, 1230, 810, 0, 0.7),
  },
  {
    name: 'morning-walk',
    cast: ['runner'],
    draw: ({ runner }) =>
      disc(1180, 480, 420, cloth.sun) +
      flat('#9fd0ba', 'M0 960c80-110 480-230 900-160 400-70 780 40 860 160z') +
      turned(palm, 330, 860, 0, 0.95) +
      turned(palm, 1520, 850, 0, 0.75) +
      place(runner, 720, 40, 0.275),
  },
  {
    name: 'questions',
    cast: ['adviser', 'walkerBust'],
    draw: ({ adviser, walkerBust }) =>
      disc(900, 560, 500, fields.lilac) +
      place(walkerBust, -30, 140, 0.8) +
      placeMirrored(adviser, 1790, 130, 0.8) +
      turned(bubbleRight(300, 260, '#fff', turned(questionMark, 150, 116, 0, 0.9)), 660, 60, 0) +
      turned(bubbleRight(330, 250, fields.sun, turned(tickSign, 165, 125, 0, 0.9)), 860, 410, 0),
  },
  {
    name: 'ambulance',
    cast: ['doctor'],
    draw: ({ doctor }) =>
      disc(1110, 520, 470, fields.clay) +
      flat('#f2b8a4', box(0, 900, 1760, 60)) +
      turned(ambulance, 1110, 930, 0, 1.02) +
      place(doctor, 0, 110, 0.8),
  },
  {
    name: 'hospital',
    cast: ['nurse', 'wheelchairUser'],
    draw: ({ nurse, wheelchairUser }) =>
      disc(880, 560, 520, fields.leaf) +
      turned(clinic, 880, 950, 0, 1.02) +
      flat('#9fd0ba', box(0, 930, 1760, 30)) +
      turned(palm, 1630, 950, 0, 0.42) +
      place(wheelchairUser, 80, 210, 0.31) +
      placeMirrored(nurse, 1620, 330, 0.55),
  },
  {
    name: 'press-and-partners',
    cast: ['reporter', 'manager'],
    draw: ({ reporter, manager }) =>
      disc(880, 560, 520, fields.sun) +
      turned(clinic, 880, 930, 0, 0.8) +
      place(reporter, -40, 120, 0.8) +
      placeMirrored(manager, 1790, 100, 0.8) +
      turned(microphone, 560, 640, 24, 0.9),
  },
  {
    name: 'contract',
    cast: ['signer'],
    draw: ({ signer }) =>
      disc(900, 560, 500, lilacDisc) +
      place(signer, 90, 90, 0.84) +
      turned(contract, 1000, 70, 5, 1.02) +
      turned(
        line('M0 0l-200 260', cloth.deep, 40) + line('M0 0l-200 260', cloth.sun, 20),
        1560,
        470,
        0,
      ),
  },
  {
    name: 'small-print',
    cast: ['trader'],
    draw: ({ trader }) =>
      disc(900, 560, 500, lilacDisc) +
      place(trader, 60, 110, 0.84) +
      turned(benefitsTable, 980, 60, 4, 0.9) +
      turned(magnifier, 1380, 480, 0, 0.95),
  },
  {
    name: 'letter',
    cast: ['diabetic'],
    draw: ({ diabetic }) =>
      disc(820, 560, 500, fields.clay) +
      place(diabetic, 180, 90, 0.86) +
      turned(openLetter, 1010, 880, -6, 1.05) +
      turned(memberCard, 1190, 80, 8, 0.9),
  },
  {
    name: 'meeting',
    cast: ['farmer', 'seamstress', 'trader', 'waterCarer'],
    draw: ({ farmer, seamstress, trader, waterCarer }) =>
      disc(880, 560, 500, fields.lilac) +
      turned(bunting(13), 30, 20, 0) +
      place(farmer, -40, 190, 0.7) +
      placeMirrored(waterCarer, 1800, 190, 0.7) +
      place(seamstress, 420, 170, 0.7) +
      placeMirrored(trader, 1420, 170, 0.72) +
      turned(table(1660), 50, 840, 0),
  },
  {
    name: 'member-card',
    cast: ['cardholder'],
    draw: ({ cardholder }) =>
      disc(880, 560, 500, fields.sun) +
      place(cardholder, 150, 100, 0.84) +
      turned(memberCard, 960, 240, 8, 1.7),
  },
  {
    name: 'eye-test',
    cast: ['pressured', 'pharmacist'],
    draw: ({ pressured, pharmacist }) =>
      disc(880, 560, 520, fields.lilac) +
      turned(eyeChart, 680, 60, 0, 0.9) +
      place(pressured, -20, 110, 0.8) +
      placeMirrored(pharmacist, 1780, 80, 0.8),
  },
  {
    name: 'boardroom',
    cast: ['signer', 'tailor', 'manager'],
    draw: ({ signer, tailor, manager }) =>
      disc(880, 560, 520, fields.leaf) +
      place(signer, -30, 130, 0.76) +
      placeMirrored(manager, 1790, 110, 0.76) +
      place(tailor, 520, 150, 0.74) +
      turned(table(1700), 30, 830, 0) +
      turned(notebook, 560, 830, 0, 0.9) +
      turned(glass, 1210, 830, 0, 0.6),
  },
  {
    name: 'kept-safe',
    cast: ['receptionist'],
    draw: ({ receptionist }) =>
      disc(880, 560, 500, fields.leaf) +
      place(receptionist, 120, 100, 0.84) +
      turned(folder, 960, 250, -4, 1) +
      turned(padlock, 1400, 840, 0, 1),
  },
  {
    name: 'team',
    cast: ['doctor', 'manager', 'receptionist'],
    draw: ({ doctor, manager, receptionist }) =>
      disc(880, 560, 520, lilacDisc) +
      place(receptionist, -40, 160, 0.76) +
      placeMirrored(manager, 1800, 130, 0.76) +
      place(doctor, 490, 60, 0.84),
  },
  {
    name: 'at-home',
    cast: ['father', 'seamstress', 'child'],
    draw: ({ father, seamstress, child }) =>
      disc(900, 560, 500, fields.sun) +
      turned(dayWindow, 150, 70, 0, 0.7) +
      turned(plant, 1520, 960, 0, 1.05) +
      place(father, 340, 80, 0.76) +
      placeMirrored(seamstress, 1620, 130, 0.76) +
      place(child, 690, 470, 0.56),
  },
  {
    name: 'village',
    cast: ['farmer', 'grandmother', 'feverishBoy'],
    draw: ({ farmer, grandmother, feverishBoy }) =>
      disc(900, 460, 420, cloth.sun) +
      flat('#9fd0ba', 'M0 760c300-110 620-110 900-40 300-70 600-60 860 20v220H0z') +
      turned(palm, 215, 820, 0, 0.7) +
      turned(palm, 1515, 800, 0, 0.8) +
      place(farmer, 240, 130, 0.78) +
      placeMirrored(grandmother, 1590, 150, 0.78) +
      place(feverishBoy, 640, 400, 0.6),
  },
  {
    name: 'step-free',
    cast: ['wheelchairUser', 'adviser'],
    draw: ({ wheelchairUser, adviser }) =>
      disc(760, 540, 470, fields.leaf) +
      flat('#9fd0ba', box(0, 930, 1760, 30)) +
      place(wheelchairUser, 250, 30, 0.37) +
      placeMirrored(adviser, 1780, 120, 0.8) +
      turned(counter(740, cloth.laterite), 1010, 760, 0) +
      turned(laptop, 1180, 760, 0, 0.6),
  },
];
