import { beforeAll, expect, it } from 'vitest';
import { openSearch } from '../../../tests/support/sample-index.ts';

/** What people type, and the sample's facility that they mean. */
const queries = [
  // As it is written.
  ['Ahụike Rainbow Medical Centre', 'Ahụike Rainbow Medical Centre'],
  ['ìsinmi verandah community hospital', 'Ìsinmi Verandah Community Hospital'],
  // Without accents, tone marks and dots.
  ['Isinmi Verandah Community Hospital', 'Ìsinmi Verandah Community Hospital'],
  ['Ahuike Rainbow Medical Centre', 'Ahụike Rainbow Medical Centre'],
  ['dorewa indigo community hospital', 'Ɗorewa Indigo Community Hospital'],
  ['kauna riverbank hospital', 'Ƙauna Riverbank Hospital'],
  ['baure pawpaw health centre', 'Ɓaure Pawpaw Health Centre'],
  ['onu moonrise maternity home', 'Ọṅụ Moonrise Maternity Home'],
  ['erin palm grove diagnostics', 'Ẹ̀rín Palm Grove Diagnostics'],
  ['owuro riverbank specialist hospital', 'Òwúrọ̀ Riverbank Specialist Hospital'],
  // Unfinished.
  ['tauraro pawp', 'Tauraro Pawpaw Pharmacy'],
  ['fata garden ga', 'Fata Garden Gate Clinic'],
  ['ima pel', 'Ima Pelican Eye Centre'],
  ['ufuoma umb tree fam', 'Ufuoma Umbrella Tree Family Clinic'],
  ['any sava hosp', 'Anyanwụ Savannah Hospital'],
  ['kogin egret spec', 'Kogin Egret Specialist Hospital'],
  ['alheri loom', 'Alheri Loom Specialist Hospital'],
  ['zumunci cott', 'Zumunci Cotton Tree Medical Centre'],
  ['albarka harm mat', 'Albarka Harmattan Maternity Home'],
  ['rahama tam comm', 'Rahama Tamarind Community Hospital'],
  // A letter too many, too few, another, or two swapped.
  ['salamma umbrela tree family clinc', 'Salama Umbrella Tree Family Clinic'],
  ['ayatutu iksora primary health centre', 'Ayatutu Ixora Primary Health Centre'],
  ['tauraro moonris dental clinc', 'Tauraro Moonrise Dental Clinic'],
  ['ekara baobob dentl clinic', 'Ekara Baobab Dental Clinic'],
  ['usoro drumbaet diagnostics', 'Usoro Drumbeat Diagnostics'],
  ['itunu umbrela tree chemst', 'Ìtùnú Umbrella Tree Chemist'],
  ['mmiri lom primary health centre', 'Mmiri Loom Primary Health Centre'],
  ['okoko lanten medical clinic', 'Okooko Lantern Medical Clinic'],
  ['kogin rivrbank dental practis', 'Kogin Riverbank Dental Practice'],
  ['anyanwu red erth pharmcy', 'Anyanwụ Red Earth Pharmacy'],
  ['gada milstone famly clinic', 'Gada Millstone Family Clinic'],
  ['rana verenda hospital', 'Rana Verandah Hospital'],
  ['fata herron scan centre', 'Fata Heron Scan Centre'],
  ['kogin rainbo pharmasy', 'Kogin Rainbow Pharmacy'],
  ['taimaco milstone helth centre', 'Taimako Millstone Health Centre'],
  ['alheri almund family clinic', 'Alheri Almond Family Clinic'],
  ['lafia rainbow chemist', 'Lafiya Rainbow Chemist'],
  ['taimako umbrella tree eye clinick', 'Taimako Umbrella Tree Eye Clinic'],
  ['rahma coral bead clinic', 'Rahama Coral Bead Clinic'],
  ['murna wateliry medical clinic', 'Murna Waterlily Medical Clinic'],
  ['mangro millstone maternity', 'Mangoro Millstone Maternity Home'],
  ['alaafia milstone family clinic', 'Àlàáfíà Millstone Family Clinic'],
  ['iraawo waterlilly family clinic', 'Ìràwọ̀ Waterlily Family Clinic'],
  ['osupa crosroads clinic', 'Òṣùpá Crossroads Clinic'],
  ['imole evning star medical clinic', 'Ìmọ́lẹ̀ Evening Star Medical Clinic'],
  ['erin hibuscus medical centre', 'Ẹ̀rín Hibiscus Medical Centre'],
  ['nsinsi corral bead speciallist', 'Nsinsi Coral Bead Specialist Hospital'],
  // Words parted or joined otherwise, or in another order.
  ['clay potchemist ekara', 'Ekara Clay Pot Chemist'],
  ['akwa cottontree laboratory', 'Akwa Cotton Tree Laboratory'],
  ['water lily family clinic irawo', 'Ìràwọ̀ Waterlily Family Clinic'],
  ['pepper fruit pharmacy dorewa', 'Ɗorewa Pepperfruit Pharmacy'],
  ['community hospital coral bead ugwu', 'Ugwu Coral Bead Community Hospital'],
  // American spelling, short forms, other words for the same.
  ['haske indigo drugstore', 'Haske Indigo Chemist'],
  ['akwa millstone scan center', 'Akwa Millstone Scan Centre'],
  ['ima kola phc', 'Ima Kola Primary Health Centre'],
  ['udo moonrise pharmacy', 'Udo Moonrise Chemist'],
  // With its town, or with a word that is nowhere.
  ['odod egret agege', 'Òdòdó Egret Chemist'],
  ['adun heron irepo', 'Adùn Heron Medical Centre'],
  ['iwosan drumbeat ogo oluwa', 'Ìwòsàn Drumbeat Chemist'],
  ['msugh cotton tree clinic annexe', 'Msugh Cotton Tree Clinic'],
] as const;

let search: Awaited<ReturnType<typeof openSearch>>['search'];

beforeAll(async () => {
  ({ search } = await openSearch());
});

it('is tried with sixty queries', () => {
  expect(queries).toHaveLength(60);
});

it.each(queries)('"%s" finds %s among the first five', (text, name) => {
  const names = search({ text }).items.map((item) => item.name);
  expect(names.slice(0, 5)).toContain(name);
});

it('nonsense finds nothing', () => {
  expect(search({ text: 'qqqqq zzzzz' }).total).toBe(0);
});
