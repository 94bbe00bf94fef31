import { reportFailure } from '../failures.ts'
import { receipt as receiptOf, receiptPdf } from '#contract/billing/receipt.ts'
import { query } from '#gateways/browser/browser.ts'
import { download } from '#gateways/browser/download.ts'
import { call } from '#gateways/panel.ts'
import { $user } from '#gateways/storage/saved.ts'
import { receiptFileName } from '#rules/money/receipt-file-name.ts'
import { loader } from '../loaded.ts'

export const receipt = loader('receipt', receiptOf)

/** The transaction named in the URL. */
export function transactionAsked(): string {
  return query('transaction_id') ?? ''
}

/** Fetches the receipt as a PDF; a plain download link couldn't send the token. */
export async function downloadReceipt(transaction_id: string): Promise<void> {
  const outcome = await call(receiptPdf, { transaction_id })
  if (!outcome.ok) return void reportFailure(outcome)
  const language = $user.get()?.language ?? 'en'
  download(outcome.value, receiptFileName(transaction_id, language))
}
