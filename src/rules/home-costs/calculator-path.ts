import { calculators } from '../addresses.ts'
import { CALCULATORS, type CalculatorKind } from './ask-costs.ts'

/** A calculator's page on the marketing site. */
export function calculatorPath(kind: CalculatorKind): string {
  return `${calculators}/${kind}`
}

/** The calculator whose page this is; a path of the marketing site. */
export function calculatorAtPath(path: string): CalculatorKind | undefined {
  return CALCULATORS.find((kind) => path === calculatorPath(kind))
}
