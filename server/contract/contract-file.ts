import type { Contract } from '#app/features/information/contract/contract.ports.ts';
import type { Identity } from '#app/site/identity.schema.ts';

export type ContractFile = ReturnType<typeof createContractFile>;

/** Makes the contract a PDF, the same for everybody, once. */
export function createContractFile(contract: Contract, identity: Identity) {
  let file: Promise<Buffer> | undefined;
  async function write(): Promise<Buffer> {
    // Loaded on the first request: the PDF writer takes memory and time.
    const { writeContractPdf } = await import('./contract-pdf.ts');
    return writeContractPdf(contract, identity);
  }
  return { version: contract.version, read: () => (file ??= write()) };
}
