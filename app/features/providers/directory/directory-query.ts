import { cleanSearch } from '#app/kernel/clean-text.ts';
import type { Place } from './facility.types.ts';
import {
  facilityTypeIds,
  parseFacilityType,
  parseSpeciality,
  type FacilityType,
} from './facility-types.ts';
import { parsePlan } from './plan-bands.ts';

const sorts = ['match', 'name', 'distance'] as const;
export type DirectorySort = (typeof sorts)[number];

/** A directory search, as an address carries it. */
export type DirectoryQuery = Readonly<ReturnType<typeof parseQueryParts>>;

export const pageSize = 20;
/** Longest search text in characters. */
export const longestText = 100;

/** Nothing asked: the whole directory from its beginning. */
export const wholeDirectory = parseQueryParts(new URLSearchParams());

/**
 * Writes a query as the search part of an address, without what was not asked. The same query has
 * one address only.
 */
export function formatQuery(query: DirectoryQuery): string {
  const parameters = new URLSearchParams();
  const add = (name: string, value: string | undefined) => {
    if (value) parameters.append(name, value);
  };
  add('q', query.text);
  add('state', query.stateId);
  add('lga', query.lgaId);
  add('plan', query.plan);
  for (const type of facilityTypeIds) if (query.types.includes(type)) add('type', type);
  add('speciality', query.speciality);
  if (query.open24Hours) add('open', '24h');
  if (query.openAtWeekends) add('open', 'weekends');
  add('near', query.near && `${query.near.latitude},${query.near.longitude}`);
  if (query.sort !== defaultSort(query.near)) add('sort', query.sort);
  if (query.page > 1) add('page', String(query.page));
  const text = parameters.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/** Reads what needs no list of places; whatever makes no sense counts as not asked. */
export function parseQueryParts(parameters: URLSearchParams) {
  const near = parsePlace(parameters.get('near'));
  const open = parameters.getAll('open');
  const types: readonly FacilityType[] = parameters
    .getAll('type')
    .flatMap((value) => parseFacilityType(value) ?? []);
  return {
    /** Name, town or service, as typed. */
    text: cleanSearch(parameters.get('q') ?? '', longestText),
    stateId: parameters.get('state') || undefined,
    lgaId: parameters.get('lga') || undefined,
    plan: parsePlan(parameters.get('plan') ?? ''),
    types,
    speciality: parseSpeciality(parameters.get('speciality') ?? ''),
    open24Hours: open.includes('24h'),
    openAtWeekends: open.includes('weekends'),
    near,
    sort: parseSort(parameters, near),
    /** From 1. */
    page: parsePage(parameters.get('page')),
  };
}

function parseSort(parameters: URLSearchParams, near: Place | undefined): DirectorySort {
  const sort = sorts.find((known) => known === parameters.get('sort'));
  const hasPlace = near !== undefined || Boolean(parameters.get('lga'));
  return sort && (sort !== 'distance' || hasPlace) ? sort : defaultSort(near);
}

/** The order where none was chosen. */
export function defaultSort(near: Place | undefined): DirectorySort {
  return near ? 'distance' : 'match';
}

function parsePage(value: string | null): number {
  return value !== null && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 1;
}

/** Reads "6.5,3.4"; undefined for what is not a place on earth. */
export function parsePlace(value: string | null): Place | undefined {
  const parts = /^(-?\d{1,2}(?:\.\d{1,9})?),(-?\d{1,3}(?:\.\d{1,9})?)$/.exec(value ?? '');
  if (!parts) return undefined;
  const place = { latitude: Number(parts[1]), longitude: Number(parts[2]) };
  return Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180 ? place : undefined;
}
