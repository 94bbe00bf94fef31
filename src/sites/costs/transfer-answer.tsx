import { type TransferTax, transferTax } from '#rules/home-costs/transfer-tax.ts'
import type { CostWords } from '../words/cost-words-type.ts'
import { COST_WORDS } from '../words/cost-words.ts'
import { type AnswerRow, AnswerRows, AnswerSources } from './answer-parts.tsx'
import type { AnswerInput } from './answer-input.ts'

export function TransferAnswer({ asked, day, language }: AnswerInput) {
  const words = COST_WORDS[language]
  const { firstTime, place, price } = asked
  if (place === undefined) return <p>{words.noPlace}</p>
  const tax = transferTax(place, price, { day, firstTime })
  if (tax.kind !== 'known') return <p>{transferProblem(words, tax)}</p>
  return (
    <>
      <AnswerRows
        rows={[[words.transferTotal, words.money(tax.total)], ...chargeRows(words, tax)]}
      />
      <p className="calculator-note">{words.transferAssumed}</p>
      <AnswerSources language={language} of={tax.lines} />
    </>
  )
}

/** Each charge, and what a first-time buyer doesn't pay of all of them. */
export function chargeRows(
  words: CostWords,
  { lines }: Extract<TransferTax, { kind: 'known' }>
): AnswerRow[] {
  const relief = lines.reduce((sum, line) => sum + line.relief, 0)
  return [
    ...lines.map(({ amount, charge }): AnswerRow => [words.charges[charge], words.money(amount)]),
    ...(relief > 0 ? [[words.relief, `−${words.money(relief)}`] satisfies AnswerRow] : [])
  ]
}

export function transferProblem(
  words: CostWords,
  tax: Exclude<TransferTax, { kind: 'known' }>
): string {
  if (tax.kind === 'stale') return words.stale
  return tax.above === undefined ? words.unknown : words.unknownAbove(words.money(tax.above * 100))
}
