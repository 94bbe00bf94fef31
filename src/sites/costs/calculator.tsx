import {
  type CalculatorKind,
  type CostField,
  FIELDS_OF,
  readCosts,
  type TypedCosts
} from '#rules/home-costs/ask-costs.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { COST_WORDS } from '../words/cost-words.ts'
import { CostAnswer } from './cost-answer.tsx'
import { CostInput } from './cost-input.tsx'

export type CalculatorInput = {
  kind: CalculatorKind
  language: SiteLanguage
  /** Of the form, once on its page; answers come back to it. */
  id: string
  /** The address that answers the form, which is its own page's. */
  action: string | undefined
  /** What the fields begin with. */
  presets?: TypedCosts | undefined
  /** What was typed into this form. */
  typed?: TypedCosts | undefined
  /** The day whose figures are used; without one there are no answers, as in the builder. */
  day: string | undefined
  /** Where a rate among the presets comes from. */
  rateNote?: string | undefined
  /** Shows the answer first and the form on request. */
  isFolded?: boolean
}

/** A form that works by its address alone, with its answer below; see page-scripts/calculator.ts. */
export function Calculator(input: CalculatorInput) {
  const { day, id, isFolded = false, kind, language, presets, typed } = input
  const words = COST_WORDS[language]
  const values = { ...presets, ...typed }
  const read = readCosts(kind, values)
  const isAsked = typed !== undefined
  const problems = isAsked ? read.problems : {}
  const isReady = day !== undefined && Object.keys(read.problems).length === 0
  const answer = (
    <div aria-live="polite" className="calculator-answer" data-answer={id}>
      {isReady && (isAsked || presets !== undefined) && (
        <CostAnswer
          asked={read.asked}
          day={day}
          kind={kind}
          language={language}
          rateNote={values.rate === presets?.rate ? input.rateNote : undefined}
        />
      )}
    </div>
  )
  const form = <CalculatorForm {...input} problems={problems} values={values} />
  if (!isFolded) {
    return (
      <div className="calculator" id={id}>
        {form}
        {answer}
      </div>
    )
  }
  return (
    <div className="calculator" id={id}>
      {answer}
      <details open={isAsked}>
        <summary>{isReady || kind !== 'payment' ? words.change : words.needsRate}</summary>
        {form}
      </details>
    </div>
  )
}

function CalculatorForm({
  action,
  id,
  kind,
  language,
  problems,
  values
}: CalculatorInput & {
  problems: ReturnType<typeof readCosts>['problems']
  values: TypedCosts
}) {
  const words = COST_WORDS[language]
  const firstBad = FIELDS_OF[kind].find((name) => problems[name] !== undefined)
  const field = (name: CostField) => {
    const problem = problems[name]
    return (
      <CostInput
        error={problem && words.problems[problem]}
        hasFocus={name === firstBad}
        id={`${id}_${name}`}
        key={name}
        language={language}
        name={name}
        value={values[name] ?? ''}
      />
    )
  }
  return (
    <form
      action={action === undefined ? undefined : `${action}#${id}`}
      aria-label={words.titles[kind]}
      className="calculator-form"
    >
      <input name="calculator" type="hidden" value={id} />
      {FIELDS_OF[kind].map(field)}
      <button>{words.calculate}</button>
    </form>
  )
}
