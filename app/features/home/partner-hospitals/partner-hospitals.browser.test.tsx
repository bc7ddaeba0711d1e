import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { passTime } from '../../../../tests/support/pass-time.ts';
import { pointAt } from '../../../../tests/support/pointer.ts';
import { showPage } from '../../../../tests/support/show-page.tsx';
import '#app/ui/carousel/item-carousel.element.ts';
import { PartnerHospitals } from './partner-hospitals.tsx';
import '#app/ui/carousel/item-carousel.css';
import './partner-hospitals.css';

const logos = () => page.getByRole('img').elements();

describe('the partner hospitals carousel', () => {
  beforeEach(async () => {
    await pointAt();
    vi.useFakeTimers();
    await showPage(<PartnerHospitals />, 'DG');
  });

  it('says how many there are, names each once, also after a while, and leads to it', async () => {
    await expect
      .element(page.getByRole('heading', { name: '10,000+ Partner Hospitals Nationwide' }))
      .toBeVisible();
    await expect.element(page.getByText('Every place.')).toBeVisible();
    const expectAll = () =>
      expect(
        logos().map((logo) => [logo.getAttribute('alt'), logo.closest('a')?.getAttribute('href')]),
      ).toEqual([
        ['Ìrètí Specialist', '/providers/asher_uhms-ireti-specialist'],
        ['Mangoro Clinic', '/providers/eko_uhms-mangoro-clinic'],
        ['Kogin Ruwa Medical', '/providers/guinea_savannah_uhms-kogin-ruwa-medical'],
        ['Udo Family Hospital', '/providers/limi_uhms-udo-family-hospital'],
        ['Ọ̀kẹ́ Maternity', '/providers/nisa_uhms-oke-maternity'],
        ['Zuma Eye Centre', '/providers/pamo_uhms-zuma-eye-centre'],
        ['Oríṣun Children’s', '/providers/tch_uhms-orisun-childrens'],
        ['Gada Trauma Centre', '/providers/ud_uhms-gada-trauma-centre'],
      ]);
    expectAll();
    await passTime(12_000);
    expectAll();
  });

  it('shows webp with a png to fall back on, loaded late and never wider than its place', () => {
    for (const logo of logos()) {
      expect(logo.parentElement?.querySelector('source')?.type).toBe('image/webp');
      expect(logo.getAttribute('src')).toMatch(/\.png/);
      expect(logo.getAttribute('loading')).toBe('lazy');
      expect(getComputedStyle(logo).maxWidth).toBe('100%');
    }
  });
});
