import { isForLease } from '../feeds/feed-lease.ts'
import { monthlyFee } from '../feeds/monthly-fee.ts'
import { readPrice } from '../read-price.ts'
import type { ImportedFields } from './imported-fields.ts'
import { readDay, readNumber } from './imported-values.ts'
import type { RowReader } from './row-reader.ts'

const FEE_MAX = 1_000_000

/** The price of a home for rent is a month's, and websites show homes for sale. */
export function isRental(row: RowReader, price: ReturnType<typeof readPrice> | undefined): boolean {
  return isForLease({
    kinds: [row.text('TransactionType'), row.text('PropertySubType')],
    ListPrice: price && 'dollars' in price ? price.dollars : null,
    rents: []
  })
}

/** In dollars a month, as a fee is that doesn't say how often it is paid. */
export function readFee(row: RowReader): number | null | undefined {
  const frequency = row.text('AssociationFeeFrequency')
  return row.read('AssociationFee', (text) => {
    const fee = readNumber(text, { from: 0, to: FEE_MAX })
    return frequency === '' ? fee : (monthlyFee(fee, frequency) ?? undefined)
  })
}

/** What a home sold for. Nobody sees it before both parties' consent is entered by hand. */
export function readSale(row: RowReader): Partial<ImportedFields> {
  const fields: Partial<ImportedFields> = {}
  const price = row.read('ClosePrice', (text) => {
    const read = readPrice(text)
    if ('isRounded' in read) row.noteRounded()
    return 'dollars' in read ? read.dollars : undefined
  })
  if (price !== undefined) fields.ClosePrice = price
  const day = row.read('CloseDate', readDay)
  if (day !== undefined) fields.CloseDate = day
  return fields
}
