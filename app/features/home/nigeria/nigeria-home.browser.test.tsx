import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Edition } from '#app/site/edition.ts';
import '#app/ui/background-film/background-film.element.ts';
import { expectLink, expectLinks } from '../../../../tests/support/expect-links.ts';
import { showPage } from '../../../../tests/support/show-page.tsx';
import { NigeriaHome } from './nigeria-home.tsx';
import { Services } from './services.tsx';
import './nigeria-home.css';

const showHome = () => showPage(<NigeriaHome />);
const showServices = (edition: Edition) => showPage(<Services edition={edition} />, edition);

const region = (name: string) => page.getByRole('region', { name });
const textsOf = (parts: ReturnType<typeof page.getByRole>) =>
  parts.elements().map(({ textContent }) => textContent.trim());
const expectText = (text: string | RegExp) =>
  expect.element(page.getByText(text, { exact: true })).toBeVisible();

describe('the Nigerian home page', () => {
  it('says for what the insurer is a partner, all phrases once, and can be paused', async () => {
    await showHome();
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveAccessibleName(
        'Your Partner For... Individual Health Insurance, Family Health Insurance, Corporate Health Insurance',
      );
    await expectText('Care at affordable rates.');
    await expect.element(page.getByRole('button', { name: 'Pause animation' })).toBeVisible();
  });

  it('leads from its beginning and its end to the calculator and the hospitals', async () => {
    await showHome();
    const hospitals = { 'Find a hospital': '/providers' };
    const calculator = '/insurance-calculator';
    await expectLinks({ 'Explore More': calculator, ...hospitals }, region('Welcome'));
    const end = region('Get a price or find a hospital');
    await expectLinks({ 'Get Quote': calculator, ...hospitals }, end);
  });

  it('has the figures of the identity file', async () => {
    await showHome();
    const figures = page.getByRole('list', { name: 'The insurer in numbers' });
    expect(textsOf(figures.getByRole('listitem'))).toEqual([
      '300,000+ enrollees',
      '9,000+ health facilities',
      '36 states plus the FCT',
    ]);
  });

  it('names the customer care, the hospital network and the offices in six zones', async () => {
    await showHome();
    const why = region('Why people stay with us');
    expect(textsOf(why.getByRole('heading', { level: 3 }))).toEqual([
      'Customer relationship management',
      'Nationwide hospital network',
    ]);
    await expect
      .element(why.getByText(/an office in each of the six geopolitical zones/))
      .toBeVisible();
    await expectLink('Get a Quote', '/insurance-calculator', why);
  });

  it('fetches the pictures below the hero only when they come near', async () => {
    await showHome();
    await expect.element(region('Get a price or find a hospital')).toBeVisible();
    const pictures = [...document.querySelectorAll('img')].slice(1);
    expect(pictures.map((picture) => picture.loading)).toEqual(pictures.map(() => 'lazy'));
  });
});

describe('the services', () => {
  it.each<Edition>(['NG', 'DG'])('are four cards in their order (%s)', async (edition) => {
    await showServices(edition);
    const titles = textsOf(page.getByRole('heading', { level: 3 }));
    expect(titles).toEqual(['Individuals', 'Families', 'Corporate', 'Associations']);
    await expectLinks({
      'Read More about plans for individuals': '/individual-plan',
      'Read More about plans for families': '/family-plan',
      'Read More about corporate plans': '/corperate-plan',
      'Read More about plans for associations': '/association-plan',
    });
    await expectText('All plans are available for purchase Locally and Internationally');
  });

  it('ask a visitor in Nigeria to call the marketing team', async () => {
    await showServices('NG');
    await expectText('There Is No One That Cannot Afford Our Health Insurance Products');
    const title = page.getByRole('heading', { level: 2 });
    await expect.element(title).toHaveTextContent('Health Plans tailor made for you');
    await expectText(/Call our marketing team on 0700 000 0001/);
    await expectLink('Call us', 'tel:07000000001');
  });

  it('ask everybody else to contact the marketing team for a personalised quote', async () => {
    await showServices('DG');
    await expectText('Get a plan for a loved one');
    await expectText(/contact our marketing team for a personalised quote/);
    await expectLink('Contact us', '/contact');
    expect(page.getByText(/There Is No One/).elements()).toEqual([]);
  });
});
