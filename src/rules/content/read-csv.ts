import Papa from 'papaparse'
import { cellText } from './csv-cells.ts'

const DELIMITERS = [',', ';', '\t']

/** A file's first row, and the others with their numbers as a spreadsheet shows them. */
export type CsvTable = { headings: string[]; rows: string[][]; numbers: number[] }

/** A CSV file without its empty rows, whichever delimiter separates its cells. */
export function readCsv(text: string): CsvTable {
  // What tells a spreadsheet the delimiter shows nowhere in it.
  const [named = '', separator] = /^sep=(.)\r?\n/i.exec(text) ?? []
  const content = text.slice(named.length)
  const { data } = Papa.parse<string[]>(content, { delimiter: separator ?? guessedIn(content) })
  const [headings, ...others] = data
    .map((row, index) => ({ cells: row.map(cellText), number: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  return {
    headings: headings?.cells ?? [],
    rows: others.map(({ cells }) => cells),
    numbers: others.map(({ number }) => number)
  }
}

/** The delimiter is guessed without the empty rows, which are numbered nevertheless. */
function guessedIn(text: string): string {
  const delimitersToGuess = DELIMITERS
  return Papa.parse(text, { delimitersToGuess, skipEmptyLines: 'greedy', preview: 1 }).meta
    .delimiter
}
