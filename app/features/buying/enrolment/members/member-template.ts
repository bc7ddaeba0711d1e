import { columnNames } from './member.ts';

/** Makes spreadsheets read the file as UTF-8. */
const mark = '\uFEFF';

/** The CSV file to fill in: a header row and two samples. */
export function memberTemplate(): string {
  const lines = [
    Object.values(columnNames).join(','),
    'Ada,Example,Female,27/03/1990,Member,S-001,,Gold,ada@example.com,0700 000 0000,Lagos,Ikeja',
    'Kemi,Example,Female,30/06/2015,Child,,S-001,,,,,',
  ];
  return `${mark}${lines.join('\r\n')}\r\n`;
}
