import type { Receipt } from '#contract/billing/receipt.ts'
import { toCents, writeCad } from '#rules/money/money.ts'
import { writeZonedTime } from '#rules/time/time-zone.ts'
import { drawPdf } from '../../services/billing/receipt-pdf.ts'

/** The receipt on paper. */
export async function printReceipt(receipt: Receipt): Promise<File> {
  const money = (cad: number) => writeCad(toCents(cad))
  const bytes = await drawPdf({
    title: 'Receipt',
    created: new Date(receipt.created),
    rows: [
      ['Sold by', receipt.seller_name],
      ...(receipt.seller_tax_numbers ? [['Tax numbers', receipt.seller_tax_numbers] as const] : []),
      ['Date', writeZonedTime(receipt.created, receipt.billing_state)],
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
  const name = `receipt-${receipt.transaction_id}.pdf`
  return new File([bytes], name, { type: 'application/pdf' })
}

function feeRows({ setup_fee, subtotal }: Receipt): [string, string][] {
  if (setup_fee === 0) return []
  const [plan, fee] = [toCents(subtotal) - toCents(setup_fee), toCents(setup_fee)]
  return [
    ['Plan price', writeCad(plan)],
    ['Setup fee', writeCad(fee)]
  ]
}
