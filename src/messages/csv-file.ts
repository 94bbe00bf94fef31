import type { CsvDelimiter } from '#rules/content/csv.ts'
import type { Translated } from './language.ts'

type CsvFile = { delimiter: CsvDelimiter }

/** Between the cells of a CSV file. French Excel reads semicolons, as a comma is its decimal point. */
export const csvFileMessages: Translated<CsvFile> = {
  en: { delimiter: ',' },
  fr: { delimiter: ';' }
}
