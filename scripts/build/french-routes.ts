import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The pages that are rendered in French too, below /fr: these, and all in the folders of what an account sees. */
const FRENCH_PAGES = [
  '404',
  'about',
  'blog/[blog_id]',
  'blog/index',
  'blog/page/1',
  'blog/page/[page]',
  'blog/page/index',
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
const FRENCH_FILES = ['rss.xml']
const FRENCH_FOLDERS = '{auth,dashboard,editor}/**/*.astro'

/** As Astro’s `injectRoute` takes them. */
export function frenchRoutes(root: URL): { entrypoint: URL; pattern: string }[] {
  const folder = new URL('src/pages/', root)
  const found = globSync(FRENCH_FOLDERS, { cwd: fileURLToPath(folder) }).sort()
  const pages = [...FRENCH_PAGES, ...found.map((file) => file.replace(/\.astro$/, ''))]
  return [
    ...pages.map((page) => ({
      entrypoint: new URL(`${page}.astro`, folder),
      pattern: `/fr/${page}`.replace(/\/index$/, '')
    })),
    ...FRENCH_FILES.map((file) => ({
      entrypoint: new URL(`${file}.ts`, folder),
      pattern: `/fr/${file}`
    }))
  ]
}
