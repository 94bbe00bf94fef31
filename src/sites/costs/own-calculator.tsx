import { renderToStaticMarkup } from 'react-dom/server'
import { type CalculatorKind, typedCosts } from '#rules/home-costs/ask-costs.ts'
import { pathIn } from '#rules/french-path.ts'
import { calculatorPath } from '#rules/home-costs/calculator-path.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import type { PageCosts } from '../site-renderer.ts'
import { Calculator } from './calculator.tsx'

/** A calculator of the marketing site, which the panel puts into the published page. */
export function ownCalculator(
  kind: CalculatorKind,
  language: SiteLanguage,
  { day, query }: PageCosts
): string {
  return renderToStaticMarkup(
    <Calculator
      action={pathIn(language, calculatorPath(kind))}
      day={day}
      id={kind}
      kind={kind}
      language={language}
      typed={typedCosts(query)?.typed}
    />
  )
}
