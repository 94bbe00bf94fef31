import { closingCosts } from '#rules/home-costs/closing-costs.ts'
import { COST_WORDS } from '../words/cost-words.ts'
import { type AnswerRow, AnswerRows, AnswerSources } from './answer-parts.tsx'
import type { AnswerInput } from './answer-input.ts'
import { insuranceRows, mortgageProblem } from './payment-answer.tsx'
import { chargeRows, transferProblem } from './transfer-answer.tsx'

/** The cash of a purchase, part by part; a part that isn't known says why. */
export function ClosingAnswer({ asked, day, language }: AnswerInput) {
  const words = COST_WORDS[language]
  const { costs, down, firstTime, place, price } = asked
  if (place === undefined) return <p>{words.noPlace}</p>
  const { mortgage, total, transfer } = closingCosts(day, { costs, down, firstTime, place, price })
  if (mortgage.kind !== 'known' && mortgage.kind !== 'high-down') {
    return <p>{mortgageProblem(words, mortgage)}</p>
  }
  const own: AnswerRow[] = (['legal', 'inspection', 'other'] as const)
    .filter((name) => costs[name] > 0)
    .map((name) => [words.fields[name], words.money(costs[name])])
  const rows: AnswerRow[] = [
    ...(total === undefined ? [] : [[words.cash, words.money(total)] satisfies AnswerRow]),
    [words.down, words.money(Math.min(down, price))],
    ...(transfer.kind === 'known' ? chargeRows(words, transfer) : []),
    ...(mortgage.kind === 'known' ? insuranceRows(words, mortgage.insurance, place).slice(1) : []),
    ...own
  ]
  return (
    <>
      {transfer.kind !== 'known' && <p>{transferProblem(words, transfer)}</p>}
      {total === undefined && <p>{words.cashUnknown}</p>}
      <AnswerRows hasResult={total !== undefined} rows={rows} />
      <p className="calculator-note">
        {words.transferAssumed} {words.closingAssumed}
      </p>
      <AnswerSources
        language={language}
        of={[
          ...(transfer.kind === 'known' ? transfer.lines : []),
          ...(mortgage.kind === 'known' ? mortgage.tables : [])
        ]}
      />
    </>
  )
}
