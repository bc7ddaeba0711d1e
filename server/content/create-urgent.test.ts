import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { lgas } from '#app/site/nigeria/lgas.ts';
import { states } from '#app/site/nigeria/states.ts';
import { openSearch } from '../../tests/support/sample-index.ts';
import { createUrgent } from './read-content.ts';
import { readSource } from './open-files.ts';

const urgent = createUrgent(await readSource('content', 'urgent'));
const titleOf = (words: string) => urgent.find(words)?.title;

const titles = {
  suicide: 'If you want to end your life',
  selfHarm: 'If you have hurt yourself, or think you might',
  chest: 'Chest pain',
  breathing: 'Trouble breathing',
  choking: 'Someone is choking',
  unconscious: 'Someone won’t wake up',
  stroke: 'Signs of a stroke',
  bleeding: 'Heavy bleeding',
  fits: 'Someone is having a fit',
  poison: 'Swallowed something harmful',
  fumes: 'Fumes from a generator, stove or coal pot',
  overdose: 'Too much medicine, or a drug',
  snake: 'Snake bite',
  baby: 'A baby who is not breathing',
  labour: 'In labour, or the waters have broken',
  rape: 'After rape or sexual assault',
  violence: 'If you are in danger at home',
} as const;

it('there is help for each kind of danger, with a source and a note on who has approved it', () => {
  expect(urgent.entries.map(({ title }) => title)).toEqual(Object.values(titles));
  for (const { title, source, note, now } of urgent.entries) {
    expect(source.year, title).toBeGreaterThanOrEqual(2012);
    expect(note, title).not.toBe('');
    expect(now.split('. ').length, title).toBeLessThanOrEqual(3);
  }
});

it('each phrase of the list leads to its own help', () => {
  const wrong = urgent.entries.flatMap(({ title, words, alone }) =>
    [...words, ...alone]
      .map((phrase) => `${phrase} → ${titleOf(phrase)}`)
      .filter((line) => !line.endsWith(`→ ${title}`)),
  );
  expect(wrong).toEqual([]);
});

describe('somebody in danger finds help for', () => {
  it.each([
    ['does my plan cover suicide', titles.suicide],
    ['I want to die', titles.suicide],
    ['i wan die', titles.suicide],
    ['abeg life don tire me', titles.suicide],
    ['I don’t want to live anymore', titles.suicide],
    ['I keep cutting myself', titles.selfHarm],
    ['carbon monoxide', titles.fumes],
    ['gen smoke in the room', titles.fumes],
    ['Chestpain', titles.chest],
    ['cheast pain', titles.chest],
    ['pain in my chest', titles.chest],
    ['my chest dey pain me', titles.chest],
    ['heart atack', titles.chest],
    ['can’t breathe', titles.breathing],
    ['I no fit breathe well', titles.breathing],
    ['shortnes of breath', titles.breathing],
    ['my pikin chocking', titles.choking],
    ['papa don collapse, unconcious', titles.unconscious],
    ['my mama mouth don bend', titles.stroke],
    ['heavy bleding', titles.bleeding],
    ['blood no dey stop', titles.bleeding],
    ['my son is having a fit', titles.fits],
    ['convulsoin', titles.fits],
    ['my child don drink kerosine', titles.poison],
    ['she took too many tablets', titles.overdose],
    ['snake don bite my brother', titles.snake],
    ['my baby is not breathing', titles.baby],
    ['pikin no dey breathe', titles.baby],
    ['my wife is in labour', titles.labour],
    ['my water don break', titles.labour],
    ['dem rape my sister', titles.rape],
    ['my husband dey beat me', titles.violence],
  ])('“%s”', (words, title) => {
    expect(titleOf(words)).toBe(title);
  });
});

describe('nobody is alarmed who looks for', () => {
  it.each([
    'fit',
    'which plan fits my family',
    'a plan that fits me',
    'dentist for fitting a crown',
    'poisson distribution',
    'food poisoning',
    'delivery',
    'labour ward',
    'ministry of labour in Abuja',
    'breeding',
    'cooking oil',
    'checking my balance',
    'overdue payment',
    'life insurance',
    'end my plan',
    'grape',
    'rapeseed oil',
    'doctors on strike',
    'snake',
    'chest',
    'chest x-ray',
    'contract',
    'bleeding gums',
    'cut off age',
    'kill mosquitoes',
    'what happens when a member dies',
    'blood test',
    'breath',
    'breast',
    'baby',
    'baby doctor',
    'hospital beat price',
    'drugs',
    'acid reflux',
    'wan fill form',
    'ambulance',
    'pregnancy',
    'water',
  ])('“%s”', (words) => {
    expect(titleOf(words)).toBeUndefined();
  });

  it('a state, a town, a hospital, a plan or an article', async () => {
    const { facilities } = await openSearch();
    const posts = await readdir('content/posts');
    const heads = await Promise.all(
      posts
        .filter((name) => name.endsWith('.md'))
        .map((name) => readFile(`content/posts/${name}`, 'utf8')),
    );
    const names = [
      ...facilities.map(({ name }) => name),
      ...lgas.map(({ name }) => name),
      ...states.map(({ name }) => name),
      ...heads.map((text) => /^title: (.*)$/m.exec(text)?.[1] ?? ''),
      'Gold',
      'Family Plan',
      'Association Plan',
    ];
    expect(names.length).toBeGreaterThan(1000);
    expect(names.filter((name) => urgent.find(name))).toEqual([]);
  });
});

it('reads no further than a search is long', () => {
  expect(titleOf(`${'x '.repeat(2000)}suicide`)).toBeUndefined();
});
