import { PDFiumLibrary } from '@hyzyla/pdfium';
import { expect, it } from 'vitest';
import { content } from '../../tests/support/content.ts';
import { createContractFile } from './contract-file.ts';

const { identity, contract, planCatalogue: catalogue } = content.NG;

it('the contract as a document has every part of the page, on numbered pages', async () => {
  const pdfium = await PDFiumLibrary.init();
  const document = await pdfium.loadDocument(await createContractFile(contract, identity).read());
  const pages = [...document.pages()].map((page) => page.getText().replaceAll(/\s+/g, ' '));
  document.destroy();
  pdfium.destroy();
  expect(pages.length).toBeGreaterThan(1);
  for (const [at, words] of pages.entries()) {
    expect(words).toContain(`Page ${at + 1} of ${pages.length}`);
  }
  const all = pages.join(' ');
  expect(all).toContain(`Version ${contract.version}, from`);
  expect(all).toContain('Sample for review by counsel.');
  for (const { title } of contract.pages.DG.sections) expect(all).toContain(title);
  for (const exclusion of catalogue.cover.NG.exclusions) expect(all).toContain(exclusion);
  expect(all).toContain('full cover for 7 days after its due day');
  // It goes to buyers abroad too.
  expect(all).toContain(identity.phones.international);
  expect(all).not.toContain(identity.phones.contact);
  expect(all).toContain(identity.legalName);
});

it('it is made once, and is small enough to mail', async () => {
  const file = createContractFile(contract, identity);
  const [first, second] = await Promise.all([file.read(), file.read()]);
  expect(first).toBe(second);
  expect(first?.length).toBeLessThan(120_000);
});
