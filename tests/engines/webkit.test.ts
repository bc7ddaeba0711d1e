import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { exportLeads } from '../support/export-leads.ts';
import { startSite, type RunningSite } from '../support/start-site.ts';
import { openWebKit, type WebKitPage } from '../support/webkit.ts';

const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
let site: RunningSite;
let page: WebKitPage;

beforeAll(async () => {
  site = await startSite({ DATA_DIR: folder, LOG_LEVEL: 'fatal' });
  page = await openWebKit();
});
afterAll(async () => {
  await page[Symbol.asyncDispose]();
  await site.stop();
  rmSync(folder, { recursive: true });
});

const open = (path: string) => page.goto(site.address + path);
const words = () => expect.poll(() => page.words());

describe('in WebKit, which every iPhone has,', () => {
  it('a visitor gets a price, orders and reads the reference', async () => {
    await open('/insurance-calculator');
    await page.fill('Your age', '36');
    await page.press('Show the price');
    await words().toContain('Your estimate, Gold ₦255,000 a year');
    await page.press('Buy Gold');
    await words().toContain('Who should Gold cover?');
    await page.press('Continue');
    await page.fill('Your full name', 'Ada Example');
    await page.fill('Your date of birth', '27 3 1990');
    await page.fill('Your gender', 'Female');
    await page.fill('Your phone', '0803 123 4567');
    await page.fill('Your email', 'ada@mail.example');
    await page.choose('State where you live', 'Lagos');
    await page.press('Continue');
    await words().toContain('Choose a hospital');
    await page.press('Continue');
    await words().toContain('Check your answers');
    await words().toContain('27 March 1990');
    await page.tickAll('Send my order');
    await page.press('Send my order');
    await words().toMatch(/Your order is saved.*Your reference is [0-9A-F]{8}/);
  });

  it('a message is sent in place, and its reference is the lead’s', async () => {
    await open('/contact');
    await page.press('Send message');
    await words().toContain('There is a problem');
    await page.fill('Your name', 'Ada Example');
    await page.fill('Phone', '0700 000 0000');
    await page.choose('What is it about?', 'A complaint');
    await page.fill('Your message', 'The card has not come.');
    await page.tickAll('Send message');
    await page.press('Send message');
    await words().toContain('Thank you. We have your message');
    const leads = await exportLeads({ DATA_DIR: folder });
    const message = leads.find(({ page: sentFrom }) => sentFrom === '/contact');
    expect(message?.fields['message']).toBe('The card has not come.');
    expect(await page.words()).toContain(`Your reference is ${referenceOf(message!.id)}`);
  });

  it('a hospital is found by a misspelt name while it is typed, and Back keeps the search', async () => {
    await open('/providers');
    await page.fill('Name, town or service', 'irti specalist');
    await expect.poll(() => page.url()).toMatch(/q=irti(\+|%20)specalist$/);
    await page.press('Ìrètí Specialist');
    await words().toContain('Report a mistake');
    await page.back();
    await expect.poll(() => page.valueOf('Name, town or service')).toBe('irti specalist');
    await words().toContain('Ìrètí Specialist');
  });

  it('the wellness tools answer, and urgent symptoms lead to 112', async () => {
    await open('/wellness');
    await page.fill('Height (cm)', '168');
    await page.fill('Weight (kg)', '74');
    await page.fill('Age', '41');
    await page.press('Calculate BMI');
    await words().toContain('Your BMI is 26.2');
    for (const symptom of ['Fever', 'Cough', 'Shortness of breath']) await page.press(symptom);
    await page.press('Check Symptoms');
    await words().toContain('Get medical help now');
    await words().toContain('Call 112');
  });

  it('a question unfolds, and the menu opens and leads on', async () => {
    await open('/faqs');
    await page.press('Which plan should I take?');
    await words().toMatch(/Which plan should I take\? \S+/);
    await page.press('Menu');
    await page.press('Providers');
    await words().toContain('Find a hospital');
  });
});
