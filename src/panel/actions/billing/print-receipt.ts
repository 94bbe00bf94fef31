import type { Receipt } from '#contract/billing/receipt.ts'
import { toCents, formatCad } from '#rules/money/money.ts'
import { formatZonedTime } from '#rules/time/time-zone.ts'
import { drawPdf } from '../../services/billing/receipt-pdf.ts'
import type { World } from '../../services/world.ts'

/** The receipt on paper. */
export async function printReceipt(world: Pick<World, 'log'>, receipt: Receipt): Promise<File> {
  const money = (cad: number) => formatCad(toCents(cad))
  const { bytes, missing } = await drawPdf({
    title: 'Receipt',
    created: new Date(receipt.created),
    rows: [
      ['Sold by', receipt.seller_name],
      ...(receipt.seller_tax_numbers ? [['Tax numbers', receipt.seller_tax_numbers] as const] : []),
      ['Date', formatZonedTime(receipt.created, receipt.billing_state)],
      ['Transaction', receipt.transaction_id],
      null,
      ['Sold to', [receipt.buyer_name, ...receipt.buyer_address].join('\n')],
      ['For', receipt.description],
      ['Terms', receipt.terms],
      null,
      ...feeRows(receipt),
      ['Before tax', money(receipt.subtotal)],
      ...receipt.taxes.map(
        ({ amount, name, percent }) => [`${name} ${percent} %`, money(amount)] as const
      ),
      ['Total', money(receipt.amount)]
    ],
    foot: 'All amounts are in Canadian dollars.'
  })
  if (missing.length > 0) {
    const transaction_id = receipt.transaction_id
    const details = { transaction_id, characters: missing.length, blocks: blocksOf(missing) }
    world.log.warn(details, 'no font has some characters of a receipt')
  }
  const name = `receipt-${receipt.transaction_id}.pdf`
  return new File([bytes], name, { type: 'application/pdf' })
}

function feeRows({ setup_fee, subtotal }: Receipt): [string, string][] {
  if (setup_fee === 0) return []
  const [plan, fee] = [toCents(subtotal) - toCents(setup_fee), toCents(setup_fee)]
  return [
    ['Plan price', formatCad(plan)],
    ['Setup fee', formatCad(fee)]
  ]
}

/** Where in Unicode characters are: tells which font is missing, but not what somebody is called. */
function blocksOf(characters: readonly string[]): string[] {
  const blocks = characters.map((character) => {
    const point = character.codePointAt(0) ?? 0
    return `U+${(point >> 8).toString(16).toUpperCase().padStart(2, '0')}xx`
  })
  return [...new Set(blocks)].sort()
}
