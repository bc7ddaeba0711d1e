import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import type { Facility } from '#app/features/providers/directory/facility.types.ts';

/** Writes facilities as an operator's file would have them. */
export async function writeFacilityCsv(
  file: string,
  facilities: Iterable<Facility>,
): Promise<void> {
  const output = createWriteStream(file);
  output.write('id,name,type,level,state,lga,address,services,opening,bands,phone,lat,lon\n');
  for (const facility of facilities) {
    if (!output.write(`${lineOf(facility)}\n`)) await once(output, 'drain');
  }
  output.end();
  await once(output, 'finish');
}

function lineOf(facility: Facility): string {
  const { place, services, bands, phone, opening, level } = facility;
  return [
    facility.id,
    facility.name,
    facility.type.replaceAll('-', ' '),
    level,
    facility.stateId,
    facility.lgaId,
    facility.address,
    services.join(';'),
    opening,
    bands.join(';'),
    phone,
    place?.latitude,
    place?.longitude,
  ]
    .map((value) => `"${String(value ?? '').replaceAll('"', '""')}"`)
    .join(',');
}
