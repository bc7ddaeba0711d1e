const sheet = /<(?:\w+:)?sheet\s[^<>]*>/g;
const hidden = /\bstate=["'](?:veryH|h)idden["']/;

/** The library leaves cells empty where a formula has failed or was never worked out. */
const failedFormula = /(<c\b[^<>]*\bt=")e"/g;
const unworkedFormula =
  /(<c\b(?![^<>]*\bt=)[^<>]*)>(<f\b[^<>]*(?:\/>|>[^<]*<\/f>))(?:<v ?\/>|<v><\/v>)?<\/c>/g;

/** Leaves out of a workbook's XML the sheets that are hidden, and writes failed formulas as text. */
export function shownXml(xml: string): string {
  return xml
    .replaceAll(sheet, (tag) => (hidden.test(tag) ? '' : tag))
    .replaceAll(failedFormula, '$1str"')
    .replaceAll(unworkedFormula, '$1 t="str">$2<v>#VALUE!</v></c>');
}
