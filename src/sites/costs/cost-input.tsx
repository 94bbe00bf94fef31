import type { ReactNode } from 'react'
import { type CostField, ELSEWHERE, TYPED_MAX } from '#rules/home-costs/ask-costs.ts'
import { PAYMENTS_A_YEAR, type PaymentRhythm } from '#rules/home-costs/mortgage-payment.ts'
import { TAX_PLACES } from '#rules/home-costs/places.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { COST_WORDS } from '../words/cost-words.ts'

type Input = {
  id: string
  language: SiteLanguage
  name: CostField
  value: string
  error: string | undefined
  /** The first field with an error. */
  hasFocus: boolean
}

const YEARS = [10, 15, 20, 25, 30, 35, 40]
/** Percentages and dollars begin with digits; a phone shows them first. */
const AMOUNTS: readonly CostField[] = ['price', 'rate', 'legal', 'inspection', 'other']

/** One field of a calculator; its hint and its error are read out with it. */
export function CostInput({ id, language, name, value, error, hasFocus }: Input) {
  const words = COST_WORDS[language]
  const hint = words.hints[name]
  const described = [hint && `${id}_hint`, error && `${id}_error`].filter(Boolean).join(' ')
  const shared = {
    'aria-describedby': described === '' ? undefined : described,
    'aria-invalid': error === undefined ? undefined : true,
    autoFocus: hasFocus || undefined,
    defaultValue: value,
    id,
    name
  } as const
  if (name === 'first') {
    return (
      <div className="calculator-check">
        <input {...shared} defaultChecked={value === 'yes'} defaultValue="yes" type="checkbox" />
        <label htmlFor={id}>{words.firstTime}</label>
      </div>
    )
  }
  const options = optionsOf(name, language)
  return (
    <div className="calculator-field">
      <label htmlFor={id}>{words.fields[name]}</label>
      {options ? (
        <select {...shared} defaultValue={value || (name === 'years' ? '25' : '')}>
          {options}
        </select>
      ) : (
        <input
          {...shared}
          autoComplete="off"
          inputMode={AMOUNTS.includes(name) ? 'decimal' : undefined}
          maxLength={TYPED_MAX}
          type="text"
        />
      )}
      {hint !== undefined && (
        <p className="calculator-hint" id={`${id}_hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className="form-error" id={`${id}_error`}>
          {error}
        </p>
      )}
    </div>
  )
}

function optionsOf(name: CostField, language: SiteLanguage): ReactNode {
  const words = COST_WORDS[language]
  switch (name) {
    case 'years':
      return YEARS.map((years) => (
        <option key={years} value={years}>
          {words.years(years)}
        </option>
      ))
    case 'every':
      return (Object.keys(PAYMENTS_A_YEAR) as PaymentRhythm[]).map((rhythm) => (
        <option key={rhythm} value={rhythm}>
          {words.rhythms[rhythm]}
        </option>
      ))
    case 'place':
      return [
        <option key="" value="">
          {words.choosePlace}
        </option>,
        ...TAX_PLACES.map((place) => (
          <option key={place} value={place}>
            {words.places[place]}
          </option>
        )),
        <option key={ELSEWHERE} value={ELSEWHERE}>
          {words.elsewhere}
        </option>
      ]
    default:
      return undefined
  }
}
