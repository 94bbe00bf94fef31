// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ListingPreview } from '#islands/listings/import/listing-preview.tsx'
import { guessListingColumns } from '#rules/listings/files/guess-listing-columns.ts'
import { readImportedListing } from '#rules/listings/files/read-imported-listing.ts'
import { readListingFile } from '#rules/listings/files/read-listing-file.ts'

test('the first rows say how many rooms and open houses they have, and what is wrong with them', () => {
  const csv =
    'MLS;Price;RoomType1;RoomType2;OpenHouseDate1;OpenHouseStartTime1;OpenHouseEndTime1\n' +
    'C1;500000;Kitchen;Den;2030-06-03;2 PM;4 PM\nC2;500000;;;2030-06-03;4 PM;2 PM\n'
  const table = readListingFile(new TextEncoder().encode(csv))
  const file = {
    ...table,
    language: 'en' as const,
    name: 'homes.csv',
    readRow: readImportedListing,
    remembered: undefined
  }
  render(
    <ListingPreview
      columns={guessListingColumns(table.headings, 'en')}
      defaults={{
        MlsStatus: 'Draft',
        PropertySubType: 'Single Family Residence',
        StateOrProvince: 'ON'
      }}
      file={file}
    />
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Row 2: C1 · $500,000 · Draft · 2 rooms · 1 open house',
    'Row 3: C2 · $500,000 · Draft · an open house that ends before it starts was left out'
  ])
})
