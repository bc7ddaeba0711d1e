import { expect, it } from 'vitest';
import { partnerHospitals } from './partner-hospitals.tsx';

it('the partner hospitals are numbered from 0, with the keys and pictures of the specification', () => {
  const keys = [
    'Asher_UHMS',
    'Eko_UHMS',
    'guinea_savannah_uhms',
    'limi_uhms',
    'nisa_uhms',
    'PAMO_UHMS',
    'TCH_UHMS',
    'ud_uhms',
  ];
  expect(partnerHospitals.map(({ id, hospital }) => [id, hospital])).toEqual([...keys.entries()]);
  for (const { hospital, image, image2 } of partnerHospitals) {
    const stem = hospital === 'TCH_UHMS' ? 'TCH_UHMS_production' : hospital;
    expect(image).toContain(`${stem}.png`);
    expect(image2).toContain(`${stem}.webp`);
  }
});
