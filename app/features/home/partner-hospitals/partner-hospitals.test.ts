import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { partnerHospitals } from './partner-hospitals.tsx';

describe('the partner hospitals', () => {
  it('are eight, numbered from 0, under the keys of the specification', () => {
    expect(partnerHospitals.map(({ id, hospital }) => [id, hospital])).toEqual([
      [0, 'Asher_UHMS'],
      [1, 'Eko_UHMS'],
      [2, 'guinea_savannah_uhms'],
      [3, 'limi_uhms'],
      [4, 'nisa_uhms'],
      [5, 'PAMO_UHMS'],
      [6, 'TCH_UHMS'],
      [7, 'ud_uhms'],
    ]);
  });

  it.each(partnerHospitals)('$hospital has a png and a webp picture', async (hospital) => {
    const stem = hospital.hospital === 'TCH_UHMS' ? 'TCH_UHMS_production' : hospital.hospital;
    expect(hospital.image).toContain(`${stem}.png`);
    expect(hospital.image2).toContain(`${stem}.webp`);
    const folder = join(import.meta.dirname, '../../../assets/hospitals');
    await access(join(folder, `${stem}.png`));
    await access(join(folder, `${stem}.webp`));
  });
});
