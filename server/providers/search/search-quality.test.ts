import { beforeAll, expect, it } from 'vitest';
import { openSearch } from '../../../tests/support/sample-index.ts';

/** What people type, and the sample's facility that they mean. */
const queries = [
  // As it is written.
  ['Ahụike Rainbow Medical Centre', 'Ahụike Rainbow Medical Centre'],
  ['dorewa indigo community hospital', 'Ɗorewa Indigo Community Hospital'],
  ['baure pawpaw health centre', 'Ɓaure Pawpaw Health Centre'],
  ['owuro riverbank specialist hospital', 'Òwúrọ̀ Riverbank Specialist Hospital'],
  // Unfinished.
  ['tauraro pawp', 'Tauraro Pawpaw Pharmacy'],
  ['ufuoma umb tree fam', 'Ufuoma Umbrella Tree Family Clinic'],
  ['kogin egret spec', 'Kogin Egret Specialist Hospital'],
  ['alheri loom', 'Alheri Loom Specialist Hospital'],
  ['albarka harm mat', 'Albarka Harmattan Maternity Home'],
  // A letter too many, too few, another, or two swapped.
  ['salamma umbrela tree family clinc', 'Salama Umbrella Tree Family Clinic'],
  ['ayatutu iksora primary health centre', 'Ayatutu Ixora Primary Health Centre'],
  ['tauraro moonris dental clinc', 'Tauraro Moonrise Dental Clinic'],
  ['usoro drumbaet diagnostics', 'Usoro Drumbeat Diagnostics'],
  ['itunu umbrela tree chemst', 'Ìtùnú Umbrella Tree Chemist'],
  ['okoko lanten medical clinic', 'Okooko Lantern Medical Clinic'],
  ['anyanwu red erth pharmcy', 'Anyanwụ Red Earth Pharmacy'],
  ['fata herron scan centre', 'Fata Heron Scan Centre'],
  ['lafia rainbow chemist', 'Lafiya Rainbow Chemist'],
  ['taimako umbrella tree eye clinick', 'Taimako Umbrella Tree Eye Clinic'],
  ['rahma coral bead clinic', 'Rahama Coral Bead Clinic'],
  ['mangro millstone maternity', 'Mangoro Millstone Maternity Home'],
  ['erin hibuscus medical centre', 'Ẹ̀rín Hibiscus Medical Centre'],
  // Words parted or joined otherwise, or in another order.
  ['clay potchemist ekara', 'Ekara Clay Pot Chemist'],
  ['akwa cottontree laboratory', 'Akwa Cotton Tree Laboratory'],
  ['community hospital coral bead ugwu', 'Ugwu Coral Bead Community Hospital'],
  // American spelling, short forms, other words for the same.
  ['haske indigo drugstore', 'Haske Indigo Chemist'],
  ['akwa millstone scan center', 'Akwa Millstone Scan Centre'],
  ['ima kola phc', 'Ima Kola Primary Health Centre'],
  ['udo moonrise pharmacy', 'Udo Moonrise Chemist'],
  // With its town, or with a word that is nowhere.
  ['odod egret agege', 'Òdòdó Egret Chemist'],
  ['iwosan drumbeat ogo oluwa', 'Ìwòsàn Drumbeat Chemist'],
  ['msugh cotton tree clinic annexe', 'Msugh Cotton Tree Clinic'],
] as const;

let search: Awaited<ReturnType<typeof openSearch>>['search'];

beforeAll(async () => {
  ({ search } = await openSearch());
});

it.each(queries)('"%s" finds %s among the first five', (text, name) => {
  const names = search({ text }).items.map((item) => item.name);
  expect(names.slice(0, 5)).toContain(name);
});
