import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Edition } from '#app/site/edition.ts';
import type { Site } from '#app/site/use-site.ts';
import '#app/ui/background-film/background-film.element.ts';
import { NigeriaHome } from './nigeria-home.tsx';
import { Services } from './services.tsx';
import './nigeria-home.css';

const site = {
  edition: 'NG',
  identity: {
    tagline: 'Care for all.',
    phones: { contact: '0700', marketing: '0700 000 0001', international: '+234' },
    claims: {
      enrollees: '300,000+',
      healthFacilities: '9,000+',
      coverage: '36 states plus the FCT',
    },
  },
} as unknown as Site;

async function show(Component: () => React.ReactNode) {
  const Page = createRoutesStub([{ id: 'root', path: '/', Component }]);
  await render(<Page hydrationData={{ loaderData: { root: site } }} />);
}

const showHome = () => show(() => <NigeriaHome />);
const showServices = (edition: Edition) => show(() => <Services edition={edition} />);

const region = (name: string) => page.getByRole('region', { name });
const addressOf = (name: string) => page.getByRole('link', { name, exact: true });

describe('the hero of the Nigerian home page', () => {
  it('says for what the insurer is a partner, all phrases once', async () => {
    await showHome();
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveAccessibleName(
        'Your Partner For... Individual Health Insurance, Family Health Insurance, Corporate Health Insurance',
      );
    await expect.element(page.getByText('Care for all.')).toBeVisible();
  });

  it('leads to the calculator and to the list of hospitals', async () => {
    await showHome();
    const hero = region('Welcome');
    await expect
      .element(hero.getByRole('link', { name: 'Explore More' }))
      .toHaveAttribute('href', '/insurance-calculator');
    await expect
      .element(hero.getByRole('link', { name: 'Find a hospital' }))
      .toHaveAttribute('href', '/providers');
  });

  it('has a button that pauses what moves', async () => {
    await showHome();
    await expect.element(page.getByRole('button', { name: 'Pause animation' })).toBeVisible();
  });
});

describe('the figures under the hero', () => {
  it('are those of the identity file', async () => {
    await showHome();
    const figures = page
      .getByRole('list', { name: 'The insurer in numbers' })
      .getByRole('listitem');
    expect(figures.elements().map(({ textContent }) => textContent)).toEqual([
      '300,000+ enrollees',
      '9,000+ health facilities',
      '36 states plus the FCT',
    ]);
  });
});

describe('the services', () => {
  it.each<Edition>(['NG', 'DG'])('are four cards in their order (%s)', async (edition) => {
    await showServices(edition);
    const titles = page.getByRole('heading', { level: 3 }).elements();
    expect(titles.map(({ textContent }) => textContent?.trim())).toEqual([
      'Individuals',
      'Families',
      'Corporate',
      'Associations',
    ]);
  });

  it.each([
    ['Read More about plans for individuals', '/individual-plan'],
    ['Read More about plans for families', '/family-plan'],
    ['Read More about corporate plans', '/corperate-plan'],
    ['Read More about plans for associations', '/association-plan'],
  ])('have a link "%s" to %s', async (name, address) => {
    await showServices('NG');
    await expect.element(addressOf(name)).toHaveAttribute('href', address);
  });

  it('are links on the whole of their cards', async () => {
    await showServices('NG');
    const card = page.getByRole('listitem').first().element();
    card.scrollIntoView();
    const { left, top, width, height } = card.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].map((share) =>
      document.elementFromPoint(left + width * share, top + height * share),
    );
    expect(points.map((element) => element?.getAttribute('href'))).toEqual(
      points.map(() => '/individual-plan'),
    );
  });

  it('ask a visitor in Nigeria to call the marketing team', async () => {
    await showServices('NG');
    await expect
      .element(
        page.getByText('There Is No One That Cannot Afford Our Health Insurance Products', {
          exact: true,
        }),
      )
      .toBeVisible();
    await expect
      .element(page.getByRole('heading', { level: 2 }))
      .toHaveTextContent('Health Plans tailor made for you');
    await expect.element(page.getByText(/Call our marketing team on 0700 000 0001/)).toBeVisible();
    await expect.element(addressOf('Call us')).toHaveAttribute('href', 'tel:07000000001');
  });

  it('ask everybody else to contact the marketing team for a personalised quote', async () => {
    await showServices('DG');
    await expect
      .element(page.getByText('Get a plan for a loved one', { exact: true }))
      .toBeVisible();
    await expect
      .element(page.getByText(/contact our marketing team for a personalised quote/))
      .toBeVisible();
    await expect.element(addressOf('Contact us')).toHaveAttribute('href', '/contact');
    expect(page.getByText(/There Is No One/).elements()).toEqual([]);
  });

  it.each<Edition>(['NG', 'DG'])('can be bought here and abroad (%s)', async (edition) => {
    await showServices(edition);
    await expect
      .element(
        page.getByText('All plans are available for purchase Locally and Internationally', {
          exact: true,
        }),
      )
      .toBeVisible();
  });
});

describe('the Why section', () => {
  it('names the customer care, the hospital network and the offices in six zones', async () => {
    await showHome();
    const why = region('Why people stay with us');
    await expect.element(why).toBeVisible();
    const reasons = why.getByRole('heading', { level: 3 }).elements();
    expect(reasons.map(({ textContent }) => textContent)).toEqual([
      'Customer relationship management',
      'Nationwide hospital network',
    ]);
    await expect
      .element(why.getByText(/an office in each of the six geopolitical zones/))
      .toBeVisible();
    await expect
      .element(why.getByRole('link', { name: 'Get a Quote' }))
      .toHaveAttribute('href', '/insurance-calculator');
  });
});

describe('the end of the page', () => {
  it('leads to the calculator and to the hospitals', async () => {
    await showHome();
    const end = region('Get a price or find a hospital');
    await expect
      .element(end.getByRole('link', { name: 'Get Quote' }))
      .toHaveAttribute('href', '/insurance-calculator');
    await expect
      .element(end.getByRole('link', { name: 'Find a hospital' }))
      .toHaveAttribute('href', '/providers');
  });

  it('fetches the pictures below the hero only when they come near', async () => {
    await showHome();
    await expect.element(region('Get a price or find a hospital')).toBeVisible();
    const pictures = [...document.querySelectorAll('img')].slice(1);
    expect(pictures.map((picture) => picture.loading)).toEqual(pictures.map(() => 'lazy'));
  });
});
