import { asLine } from '../../content/printable.ts'
import type { ListingCells, ListingColumn, ListingRowNote } from './imported-fields.ts'

/** The cells of a row, and what became of them. */
export class RowReader {
  readonly notes: ListingRowNote[] = []
  readonly left_out: ListingColumn[] = []
  readonly cells: ListingCells

  constructor(cells: ListingCells) {
    this.cells = cells
  }

  has(column: ListingColumn): boolean {
    return this.cells[column] !== undefined
  }

  text(column: ListingColumn): string {
    return asLine(this.cells[column] ?? '')
  }

  /** The asking and the selling price are in whole dollars. */
  noteRounded(): void {
    if (!this.notes.includes('price_rounded')) this.notes.push('price_rounded')
  }

  /** Null for an empty cell; for one that can't be read too, which is named. */
  read<Value>(
    column: ListingColumn,
    reader: (text: string) => Value | undefined
  ): Value | null | undefined {
    if (!this.has(column)) return undefined
    const text = this.text(column)
    if (text === '') return null
    const value = reader(text)
    if (value === undefined) this.left_out.push(column)
    return value ?? null
  }
}
