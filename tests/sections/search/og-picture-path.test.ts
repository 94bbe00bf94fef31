import { expect, test } from 'vitest'
import { ogPicturePath } from '#sections/search/og-picture-path.ts'

test.each([
  ['/', '/og/home.png'],
  ['/pricing', '/og/pricing.png'],
  ['/blog/3', '/og/blog-3.png'],
  ['/how-to-setup/google-keys', '/og/how-to-setup-google-keys.png'],
  ['/auth/login', '/og/home.png'],
  ['/auth/logout', '/og/home.png'],
  ['/dashboard/home', '/og/home.png'],
  ['/fr', '/og/fr.png'],
  ['/fr/pricing', '/og/fr-pricing.png'],
  ['/fr/auth/login', '/og/fr.png'],
  ['/fr/editor', '/og/fr.png']
])('a link to %s shows %s', (path, picture) => {
  expect(ogPicturePath(path)).toBe(picture)
})
