import { CALCULATORS, type CalculatorKind } from './ask-costs.ts'

/** Where all calculators of the marketing site are listed. */
export const CALCULATORS_PATH = '/calculators'

export function calculatorPath(kind: CalculatorKind): string {
  return `${CALCULATORS_PATH}/${kind}`
}

/** The calculator whose page this is; a path of the marketing site. */
export function calculatorAtPath(path: string): CalculatorKind | undefined {
  return CALCULATORS.find((kind) => path === calculatorPath(kind))
}
