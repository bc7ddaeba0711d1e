import { setImmediate as nextTurn } from 'node:timers/promises';
import { facilityPath } from '#app/features/providers/directory/facility-path.ts';
import type { Facility } from '#app/features/providers/directory/facility.types.ts';
import { plansForBands } from '#app/features/providers/directory/plan-bands.ts';
import { findLga } from '#app/site/nigeria/lgas.ts';
import { findState } from '#app/site/nigeria/states.ts';
import type { ListedDirectory } from '#server/providers/directory-service.ts';
import { dataSetHead, type Publisher } from './data-set.ts';

/** Facilities written before requests get their turn. */
const batchSize = 500;

/** Writes the whole directory as open data, in JSON: a list of 34,000 would hold up other requests. */
export async function writeProvidersData(
  { facilities, updatedOn, isSample }: ListedDirectory,
  publisher: Publisher,
): Promise<string> {
  const edition = { file: 'providers', updated: updatedOn, sample: isSample } as const;
  const head = JSON.stringify(dataSetHead(publisher, edition));
  const items: string[] = [];
  for (const [at, facility] of facilities.entries()) {
    items.push(JSON.stringify(providerItem(facility, publisher)));
    if (at % batchSize === 0) await nextTurn();
  }
  return `${head.slice(0, -1)},"items":[${items.join(',')}]}`;
}

function providerItem(facility: Facility, { siteUrl }: Publisher) {
  const { id, name, type, level, ownership, services, specialities, opening } = facility;
  const { address, stateId, lgaId, ward, place, bands, phone, verifiedOn } = facility;
  return {
    id,
    name,
    type,
    level: level ?? null,
    ownership: ownership ?? null,
    services,
    specialities,
    opening: opening ?? null,
    address,
    state: findState(stateId)?.name ?? stateId,
    lga: findLga(lgaId ?? '')?.name ?? null,
    ward: ward ?? null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    hospitalBands: bands,
    plans: plansForBands(bands),
    phone: phone ?? null,
    verifiedOn: verifiedOn ?? null,
    url: encodeURI(siteUrl + facilityPath(facility)),
  };
}
