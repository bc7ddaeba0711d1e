import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Site } from '#app/site/use-site.ts';
import { passTime } from '../../../../tests/support/pass-time.ts';
import { pointAt } from '../../../../tests/support/pointer.ts';
import '#app/ui/carousel/item-carousel.element.ts';
import { PartnerHospitals } from './partner-hospitals.tsx';
import '#app/ui/carousel/item-carousel.css';
import './partner-hospitals.css';

const site = {
  edition: 'DG',
  identity: { claims: { partnerHospitals: '10,000+', partnerHospitalsNote: 'Every place.' } },
} as unknown as Site;

async function show() {
  const Page = createRoutesStub([{ id: 'root', path: '/', Component: PartnerHospitals }]);
  await render(<Page hydrationData={{ loaderData: { root: site } }} />);
}

const logos = () => page.getByRole('img').elements();

describe('the partner hospitals carousel', () => {
  beforeEach(async () => {
    await pointAt();
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is headed by the number of partner hospitals, and says what it counts', async () => {
    await show();
    await expect
      .element(page.getByRole('heading', { name: '10,000+ Partner Hospitals Nationwide' }))
      .toBeVisible();
    await expect.element(page.getByText('Every place.')).toBeVisible();
  });

  it('names each hospital once, also after a while', async () => {
    await show();
    const names = [
      'Ìrètí Specialist',
      'Mangoro Clinic',
      'Kogin Ruwa Medical',
      'Udo Family Hospital',
      'Ọ̀kẹ́ Maternity',
      'Zuma Eye Centre',
      'Oríṣun Children’s',
      'Gada Trauma Centre',
    ];
    expect(logos().map((logo) => logo.getAttribute('alt'))).toEqual(names);
    await passTime(12_000);
    expect(logos().map((logo) => logo.getAttribute('alt'))).toEqual(names);
  });

  it('shows webp with a png to fall back on, loaded late and never wider than its place', async () => {
    await show();
    for (const logo of logos()) {
      expect(logo.parentElement?.querySelector('source')?.type).toBe('image/webp');
      expect(logo.getAttribute('src')).toMatch(/\.png/);
      expect(logo.getAttribute('loading')).toBe('lazy');
      expect(getComputedStyle(logo).maxWidth).toBe('100%');
    }
  });

  it('leads from each logo to the hospital in the directory', async () => {
    await show();
    const links = page.getByRole('list').getByRole('link').elements();
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/providers/asher_uhms-ireti-specialist',
      '/providers/eko_uhms-mangoro-clinic',
      '/providers/guinea_savannah_uhms-kogin-ruwa-medical',
      '/providers/limi_uhms-udo-family-hospital',
      '/providers/nisa_uhms-oke-maternity',
      '/providers/pamo_uhms-zuma-eye-centre',
      '/providers/tch_uhms-orisun-childrens',
      '/providers/ud_uhms-gada-trauma-centre',
    ]);
  });

  it('moves on by itself in 800 ms', async () => {
    await show();
    await passTime(3000);
    const moves = document.getAnimations();
    expect(moves).toHaveLength(8);
    for (const move of moves) expect(move.effect?.getTiming().duration).toBe(800);
  });
});
