import type { Receipt } from '#contract/billing/receipt.ts'
import { emailFormats } from '#messages/emails/formats.ts'
import { type Language, LANGUAGE_TAGS } from '#messages/language.ts'
import { receiptPdfMessages } from '#messages/receipt-pdf.ts'
import { planPriceOf } from '#rules/money/discount.ts'
import { receiptFileName } from '#rules/money/receipt-file-name.ts'
import { toCents } from '#rules/money/money.ts'
import { drawPdf } from '../../services/billing/receipt-pdf.ts'
import type { World } from '../../services/world.ts'

/** The receipt as a PDF. */
export async function printReceipt(
  world: Pick<World, 'log'>,
  receipt: Receipt,
  language: Language
): Promise<File> {
  const t = receiptPdfMessages[language]
  const formats = emailFormats[language]
  const money = (cad: number) => formats.cad(toCents(cad))
  const { bytes, missing } = await drawPdf({
    title: t.title,
    lang: LANGUAGE_TAGS[language],
    created: new Date(receipt.created),
    rows: [
      [t.soldBy, receipt.seller_name],
      ...(receipt.seller_tax_numbers ? [[t.taxNumbers, receipt.seller_tax_numbers] as const] : []),
      [t.date, formats.time(receipt.created, receipt.billing_state)],
      [t.transaction, receipt.transaction_id],
      null,
      [t.soldTo, [receipt.buyer_name, ...receipt.buyer_address].join('\n')],
      [t.for, receipt.description],
      [t.terms, receipt.terms],
      null,
      ...partRows(receipt, language),
      [t.beforeTax, money(receipt.subtotal)],
      ...receipt.taxes.map(
        ({ amount, name, percent }) => [t.tax(name, percent), money(amount)] as const
      ),
      [t.total, money(receipt.amount)]
    ],
    foot: t.currency
  })
  if (missing.length > 0) {
    const transaction_id = receipt.transaction_id
    const details = { transaction_id, characters: missing.length, blocks: blocksOf(missing) }
    world.log.warn(details, 'no font has some characters of a receipt')
  }
  const name = receiptFileName(receipt.transaction_id, language)
  return new File([bytes], name, { type: 'application/pdf' })
}

/** What the amount before tax consists of, unless that is the plan's price alone. */
function partRows(receipt: Receipt, language: Language): [string, string][] {
  const t = receiptPdfMessages[language]
  const { cad, cadOff } = emailFormats[language]
  const setupFee = toCents(receipt.setup_fee)
  const discounts = receipt.discounts.map(({ amount, ...discount }) => ({
    ...discount,
    amount: toCents(amount)
  }))
  if (setupFee === 0 && discounts.length === 0) return []
  const plan = planPriceOf({ subtotal: toCents(receipt.subtotal), setupFee, discounts })
  return [
    [t.planPrice, cad(plan)],
    ...discounts.map((discount): [string, string] => [
      discount.kind === 'coupon' ? t.coupon(discount.code) : t.referral(discount.percent),
      cadOff(discount.amount)
    ]),
    ...(setupFee > 0 ? [[t.setupFee, cad(setupFee)] as [string, string]] : [])
  ]
}

/** The characters' Unicode blocks, which tell the missing font and not the person's name. */
function blocksOf(characters: readonly string[]): string[] {
  const blocks = characters.map((character) => {
    const point = character.codePointAt(0) ?? 0
    return `U+${(point >> 8).toString(16).toUpperCase().padStart(2, '0')}xx`
  })
  return [...new Set(blocks)].sort()
}
