import type { Contract } from '#app/features/information/contract/contract.ports.ts';
import type { Identity } from '#app/site/identity.schema.ts';

/** The contract as a PDF, the same for everybody. */
export interface ContractFile {
  readonly version: string;
  /** Returns its bytes, which are made once. */
  readonly read: () => Promise<Buffer>;
}

/** Makes the contract a file. */
export function createContractFile(contract: Contract, identity: Identity): ContractFile {
  let file: Promise<Buffer> | undefined;
  async function write(): Promise<Buffer> {
    // Loaded on the first request: the PDF writer takes memory and time.
    const { writeContractPdf } = await import('./contract-pdf.ts');
    return writeContractPdf(contract, identity);
  }
  return { version: contract.version, read: () => (file ??= write()) };
}
