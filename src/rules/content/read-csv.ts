import Papa from 'papaparse'
import { cellText } from './csv-cells.ts'

const DELIMITERS = [',', ';', '\t']

/** The rows of a CSV file without those that are empty, whichever delimiter separates its cells. */
export function readCsv(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text, {
    delimitersToGuess: DELIMITERS,
    skipEmptyLines: 'greedy'
  })
  return data.map((row) => row.map(cellText))
}
