/** Public pages that only `tests/journeys/read.test.ts` checks with axe and on narrow screens. */
export const READ_PAGES = [
  '/about',
  '/faq',
  '/designs',
  '/designs/2',
  '/blog',
  '/policies/privacy-policy',
  '/policies/cookie-policy',
  '/how-to-setup/list',
  '/how-to-setup/google-keys',
  '/how-to-setup/name-server',
  '/how-to-setup/agent-agreement',
  '/calculators',
  '/calculators/closing-costs'
]

/** A path for every kind of public page. */
export const PUBLIC_PAGES = [
  ...READ_PAGES,
  '/',
  '/pricing',
  '/contact',
  '/blog/page/2',
  '/blog/1',
  '/api-docs',
  '/no-such-page'
]
