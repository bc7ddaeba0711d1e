import type { Edition } from '#app/site/edition.ts';
import type { InformationPage } from '../information.ports.ts';
import type { ContractSource } from './contract.schema.ts';

/** The contract that orders are made under. */
export interface Contract extends Pick<ContractSource, 'version' | 'validFrom' | 'note'> {
  readonly pages: Readonly<Record<Edition, InformationPage>>;
}
