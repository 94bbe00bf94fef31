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
  ['/blog/page/2', '/og/blog.png'],
  ['/fr/blog/3', '/og/fr-blog-3.png'],
  ['/fr/blog/page/2', '/og/fr-blog.png'],
  ['/fr/pricing', '/og/fr-pricing.png'],
  ['/fr/auth/login', '/og/fr.png'],
  ['/fr/editor', '/og/fr.png']
])('a link to %s shows %s', (path, picture) => {
  expect(ogPicturePath(path)).toBe(picture)
})
