export const contractPath = '/contract';

/** Returns the address of a version of the contract as a PDF. */
export function contractPdfPath(version: string): string {
  return `/contract.pdf?version=${version}`;
}
