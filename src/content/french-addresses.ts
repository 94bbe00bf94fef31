import { designsPagePath, policyPath } from '#rules/content/content-paths.ts'
import { CALCULATORS } from '#rules/home-costs/ask-costs.ts'
import { calculatorPath } from '#rules/home-costs/calculator-path.ts'
import { paths } from '#rules/paths.ts'
import { designListPages, policyPages } from './site-pages.ts'

const FIXED = [
  paths.home,
  paths.about,
  paths.pricing,
  paths.contact,
  paths.faq,
  paths.howToSetup,
  paths.googleKeysGuide,
  paths.nameServerGuide,
  paths.agentAgreementGuide,
  paths.calculators,
  ...CALCULATORS.map(calculatorPath)
]

let addresses: ReadonlySet<string> | undefined

/** The English addresses of the pages that are there in French too. */
export function frenchAddresses(): ReadonlySet<string> {
  addresses ??= new Set([
    ...FIXED,
    ...Array.from(designListPages().keys(), (page) => designsPagePath(Number(page || 1))),
    ...Array.from(policyPages('fr').keys(), policyPath)
  ])
  return addresses
}
