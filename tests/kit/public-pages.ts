/** An address for every kind of page that anyone may read. */
export const PUBLIC_PAGES = [
  '/',
  '/about',
  '/designs',
  '/designs/2',
  '/pricing',
  '/contact',
  '/faq',
  '/blog',
  '/blog/page/2',
  '/blog/1',
  '/policies/privacy-policy',
  '/policies/cookie-policy',
  '/how-to-setup/list',
  '/how-to-setup/google-keys',
  '/how-to-setup/name-server',
  '/how-to-setup/agent-agreement',
  '/api-docs',
  '/no-such-page'
]
