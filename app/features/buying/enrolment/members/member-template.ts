import { columnNames, memberColumns, type MemberColumn } from './member.ts';

const sampleRows: readonly Readonly<Record<MemberColumn, string>>[] = [
  {
    firstName: 'Ada',
    lastName: 'Example',
    gender: 'Female',
    birth: '27/03/1990',
    relation: 'Member',
    number: 'S-001',
    principal: '',
    plan: 'Gold',
    email: 'ada@example.com',
    phone: '0700 000 0000',
    state: 'Lagos',
    lga: 'Ikeja',
  },
  {
    firstName: 'Kemi',
    lastName: 'Example',
    gender: 'Female',
    birth: '30/06/2015',
    relation: 'Child',
    number: '',
    principal: 'S-001',
    plan: '',
    email: '',
    phone: '',
    state: '',
    lga: '',
  },
];

/** Makes spreadsheets read the file as UTF-8. */
const mark = '\uFEFF';

/** The CSV file to fill in: a header row and two samples. */
export function memberTemplate(): string {
  const rows = [columnNames, ...sampleRows];
  const lines = rows.map((row) => memberColumns.map((column) => row[column]).join(','));
  return `${mark}${lines.join('\r\n')}\r\n`;
}
