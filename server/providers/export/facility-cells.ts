import type { Facility } from '#app/features/providers/directory/facility.types.ts';
import { lgas } from '#app/site/nigeria/lgas.ts';
import { states } from '#app/site/nigeria/states.ts';
import type { ColumnField, ColumnMapping } from '#server/content/providers/provider-content.ts';
import { columnFields } from '#server/content/providers/provider-content.schema.ts';
import type { Row } from '#server/staff-commands/write-rows.ts';
import { keepApostrophe } from '../import/escaped-cell.ts';

const stateNames = new Map(states.map(({ id, name }) => [id, name]));
const lgaNames = new Map(lgas.map(({ id, name }) => [id, name]));

/** Lists the headings of an export, which are the first ones that an import takes. */
export function headingsOf(mapping: ColumnMapping): readonly string[] {
  return columnFields.map((field) => headingOf(field, mapping));
}

/** Writes a facility as cells by heading, in the words that an import reads. */
export function toCells(facility: Facility, mapping: ColumnMapping): Row {
  const texts = textsOf(facility, mapping);
  return Object.fromEntries(
    columnFields.map((field) => [headingOf(field, mapping), keepApostrophe(texts[field])]),
  );
}

function headingOf(field: ColumnField, { columns }: ColumnMapping): string {
  return columns[field][0] ?? field;
}

function textsOf(facility: Facility, mapping: ColumnMapping): Record<ColumnField, string> {
  const { level, ownership, stateId, lgaId = '', place } = facility;
  // No space after it: a list must not become longer than the longest cell.
  const separator = mapping.listSeparators.charAt(0);
  return {
    id: facility.id,
    name: facility.name,
    type: facility.type.replaceAll('-', ' '),
    level: level ? firstWord(mapping.levels, level) : '',
    ownership: ownership ? firstWord(mapping.ownerships, ownership) : '',
    services: facility.services.join(separator),
    specialities: facility.specialities.join(separator),
    opening: facility.opening ?? '',
    address: facility.address,
    state: stateNames.get(stateId) ?? stateId,
    lga: lgaNames.get(lgaId) ?? lgaId,
    ward: facility.ward ?? '',
    latitude: String(place?.latitude ?? ''),
    longitude: String(place?.longitude ?? ''),
    bands: facility.bands.join(''),
    phone: facility.phone ?? '',
    verifiedOn: facility.verifiedOn ?? '',
  };
}

function firstWord<Value extends string>(
  words: Readonly<Record<Value, readonly string[]>>,
  value: Value,
): string {
  return words[value][0] ?? value;
}
