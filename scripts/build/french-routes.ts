/** The pages that are rendered in French too, below /fr. */
const FRENCH_PAGES = [
  '404',
  'about',
  'calculators/closing-costs',
  'calculators/index',
  'calculators/land-transfer-tax',
  'calculators/payment',
  'contact',
  'designs/1',
  'designs/[...page]',
  'faq',
  'how-to-setup/agent-agreement',
  'how-to-setup/google-keys',
  'how-to-setup/index',
  'how-to-setup/list',
  'how-to-setup/name-server',
  'index',
  'policies/[policyType]',
  'policies/index',
  'pricing'
]

/** As Astro’s `injectRoute` takes them. */
export function frenchRoutes(root: URL): { entrypoint: URL; pattern: string }[] {
  return FRENCH_PAGES.map((page) => ({
    entrypoint: new URL(`src/pages/${page}.astro`, root),
    pattern: `/fr/${page}`.replace(/\/index$/, '')
  }))
}
