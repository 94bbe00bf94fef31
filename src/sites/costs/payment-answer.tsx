import { type MortgageAnswer, mortgageOn } from '#rules/home-costs/mortgage.ts'
import type { TaxPlace } from '#rules/home-costs/places.ts'
import type { CostWords } from '../words/cost-words-type.ts'
import { COST_WORDS } from '../words/cost-words.ts'
import { type AnswerRow, AnswerRows, AnswerSources } from './answer-parts.tsx'
import type { AnswerInput } from './answer-input.ts'

export function PaymentAnswer({ asked, day, language, rateNote }: AnswerInput) {
  const words = COST_WORDS[language]
  const province = asked.place?.slice(0, 2) ?? ''
  const mortgage = mortgageOn(day, { ...asked, province })
  if (mortgage.kind !== 'known') return <p>{mortgageProblem(words, mortgage)}</p>
  const { insurance, loan, minimumDown, payment, stressPayment, stressRate } = mortgage
  const rows: AnswerRow[] = [
    [words.payments[asked.rhythm], words.money(payment)],
    [words.mortgage, words.money(loan)],
    [words.stress(words.percent(stressRate)), words.money(stressPayment)],
    [words.minimumDown, words.money(minimumDown)],
    ...insuranceRows(words, insurance, asked.place)
  ]
  const terms = {
    down: words.money(asked.down),
    rate: words.percent(asked.rate),
    years: words.years(asked.years)
  }
  return (
    <>
      <AnswerRows rows={rows} />
      <p className="calculator-note">
        {words.assumed(terms)} {words.fixedRate} {rateNote}
        {insurance?.isLong && ` ${words.longInsured}`}
      </p>
      <AnswerSources language={language} of={mortgage.tables} />
    </>
  )
}

export function insuranceRows(
  words: CostWords,
  insurance: Extract<MortgageAnswer, { kind: 'known' }>['insurance'],
  place: TaxPlace | undefined
): AnswerRow[] {
  if (insurance === null) return []
  const { premium, tax } = insurance
  const rows: AnswerRow[] = [[words.premium, words.money(premium)]]
  if (tax === 0) return rows
  const unknown = place ? words.premiumTaxUnknown : words.premiumTaxWithoutPlace
  const said = tax === 'unknown' ? unknown : words.money(tax)
  return [...rows, [words.premiumTax, said]]
}

export function mortgageProblem(
  words: CostWords,
  answer: Exclude<MortgageAnswer, { kind: 'known' }>
): string {
  switch (answer.kind) {
    case 'stale':
      return words.stale
    case 'unknown':
      return words.unknown
    case 'low-down':
      return words.lowDown(words.money(answer.minimumDown), answer.canInsure)
    case 'high-down':
      return words.highDown
    case 'too-long':
      return words.tooLong(words.years(answer.years))
  }
}
