/** What a spreadsheet would take for a formula: https://owasp.org/www-community/attacks/CSV_Injection. */
const FORMULA = /^[=+\-@\t\r]/

/** A file that Excel opens with its accents, whose texts stay texts. */
export function writeCsv(rows: readonly (readonly (number | string | null)[])[]): string {
  return `\u{FEFF}${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(value: number | string | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}
