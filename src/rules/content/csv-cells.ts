/**
 * What a spreadsheet may read as a formula, by OWASP's list (https://owasp.org/www-community/attacks/CSV_Injection): these characters at a cell's beginning, also in
 * their full-width forms. Apostrophes before them are ours or look like ours.
 */
const FORMULA = /^'*[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/
const QUOTED_FORMULA = /^'+[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/

/** A cell that every spreadsheet shows as text. */
export function plainCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** The text of a cell that `plainCell` may have written. */
export function cellText(cell: string): string {
  return QUOTED_FORMULA.test(cell) ? cell.slice(1) : cell
}
