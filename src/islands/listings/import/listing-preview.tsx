import { listingImportMessages } from '#messages/listings/listing-import.ts'
import { listingLabels } from '#messages/listings/listing-labels.ts'
import { listingPrices } from '#messages/listings/listing-prices.ts'
import { pairMessages } from '#messages/pairs.ts'
import type { Columns } from '#rules/content/file-columns.ts'
import type { ImportDefaults, ListingColumn } from '#rules/listings/files/imported-fields.ts'
import { listingCells, type OpenedListingFile } from '#stores/listings/import-listings.ts'
import { useMessages } from '../../kit/use-messages.ts'
import { noteText } from './note-text.ts'
import styles from '../../kit/importing/importing.module.css'

const ROWS = 3

/** How the first rows are read. */
export function ListingPreview({
  columns,
  defaults,
  file
}: {
  columns: Columns<ListingColumn>
  defaults: ImportDefaults
  file: OpenedListingFile
}) {
  const t = useMessages(listingImportMessages)
  const { statuses } = useMessages(listingLabels)
  const { dollars } = useMessages(listingPrices)
  const { pair } = useMessages(pairMessages)
  const cellsOf = listingCells(file, columns)
  const linesOf = (row: readonly string[]) => {
    const read = file.readRow(cellsOf(row), defaults)
    if (typeof read === 'string') return t.problems[read]
    const { City, ListingId, ListPrice, MlsStatus, UnitNumber, UnparsedAddress } = read.fields
    const { openHouses = [], Rooms = [] } = read.fields
    const facts = [
      ListingId,
      [UnparsedAddress, UnitNumber, City].filter(Boolean).join(', '),
      ListPrice ? dollars(ListPrice) : t.ask,
      statuses[MlsStatus ?? defaults.MlsStatus],
      Rooms.length > 0 && t.rooms(Rooms.length),
      openHouses.length > 0 && t.openHouses(openHouses.length),
      noteText(t, { ...read, kept: [] })
    ]
    return facts.filter(Boolean).join(' · ')
  }
  return (
    <section aria-label={t.preview} className={styles['preview']}>
      <h3>{t.preview}</h3>
      <ul>
        {file.rows.slice(0, ROWS).map((row, at) => (
          <li key={at}>{pair(t.row(file.numbers[at] ?? 0), linesOf(row))}</li>
        ))}
      </ul>
    </section>
  )
}
