/** A country that people pay from, with the time zone that most of them live in. */
export interface Country {
  /** ISO 3166, in small letters as in addresses. */
  readonly id: string;
  readonly name: string;
  readonly zone: string;
}

const table = `
au Australia Australia/Sydney
at Austria Europe/Vienna
bh Bahrain Asia/Bahrain
be Belgium Europe/Brussels
bj Benin Africa/Porto-Novo
br Brazil America/Sao_Paulo
cm Cameroon Africa/Douala
ca Canada America/Toronto
cn China Asia/Shanghai
cy Cyprus Asia/Nicosia
dk Denmark Europe/Copenhagen
eg Egypt Africa/Cairo
fi Finland Europe/Helsinki
fr France Europe/Paris
de Germany Europe/Berlin
gh Ghana Africa/Accra
in India Asia/Kolkata
ie Ireland Europe/Dublin
it Italy Europe/Rome
jp Japan Asia/Tokyo
ke Kenya Africa/Nairobi
kw Kuwait Asia/Kuwait
my Malaysia Asia/Kuala_Lumpur
nl Netherlands Europe/Amsterdam
nz New_Zealand Pacific/Auckland
ng Nigeria Africa/Lagos
no Norway Europe/Oslo
om Oman Asia/Muscat
pl Poland Europe/Warsaw
pt Portugal Europe/Lisbon
qa Qatar Asia/Qatar
sa Saudi_Arabia Asia/Riyadh
sg Singapore Asia/Singapore
za South_Africa Africa/Johannesburg
kr South_Korea Asia/Seoul
es Spain Europe/Madrid
se Sweden Europe/Stockholm
ch Switzerland Europe/Zurich
tg Togo Africa/Lome
tr Turkey Europe/Istanbul
ae United_Arab_Emirates Asia/Dubai
gb United_Kingdom Europe/London
us United_States America/New_York
xx Another_country UTC`;

/** Countries to choose from, by name; the last one is any other. */
export const countries: readonly Country[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', name = '', zone = ''] = line.split(' ');
    return { id, name: name.replaceAll('_', ' '), zone };
  });

export const countryChoices = countries.map(({ id, name }) => ({ value: id, label: name }));

/** Finds a country by its id. */
export function findCountry(id: string): Country | undefined {
  return countries.find((country) => country.id === id);
}
