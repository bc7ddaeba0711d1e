const heading =
  'First name,Last name,Gender,Date of birth,Relation,Staff number,Dependant of,Grade or plan,State';

export const memberHeadings = heading.split(',');

/** A company's list: 60 staff, of whom 20 have a child on it. Rows begin at line 2. */
export function companyOf80(changes: Readonly<Record<number, string>> = {}): string {
  const staff = Array.from(
    { length: 60 },
    (_, at) =>
      `Ada ${at},Example,Female,27/03/1990,Staff,S-${at},,${at < 50 ? 'Officer' : 'Manager'},Lagos`,
  );
  const children = Array.from(
    { length: 20 },
    (_, at) => `Kemi ${at},Example,Male,30/06/2015,Child,,S-${at},,`,
  );
  const rows = [heading, ...staff, ...children].map((row, at) => changes[at + 1] ?? row);
  return `\uFEFF${rows.join('\r\n')}\r\n`;
}

/** Seven rows of that list, each with one mistake. */
export const sevenMistakes: Readonly<Record<number, string>> = {
  5: ',Example,Female,27/03/1990,Staff,S-3,,Officer,Lagos',
  9: 'Ada 7,Example,Ladies,27/03/1990,Staff,S-7,,Officer,Lagos',
  21: 'Ada 19,Example,Female,27/03/90,Staff,S-19,,Officer,Lagos',
  40: 'Ada 38,Example,Female,27/03/1990,Staff,S-38,,Director,Lagos',
  45: 'Ada 0,Example,Female,27/03/1990,Staff,S-43,,Officer,Lagos',
  61: 'Ada 59,Example,Female,27/03/1990,Staff,S-59,,Manager,Lagoss',
  70: 'Kemi 8,Example,Male,30/06/2015,Child,,S-99,,',
};

/** A list of so many staff without a mistake. */
export function staffOf(count: number): string {
  const rows = Array.from(
    { length: count },
    (_, at) => `Ada ${at},Example,Female,27/03/1990,Staff,S-${at},,,Lagos`,
  );
  return [heading, ...rows].join('\r\n');
}
