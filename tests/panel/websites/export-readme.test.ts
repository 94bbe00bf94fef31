import { expect, test } from 'vitest'
import { readme } from '#panel/actions/exports/readme.ts'

test.each(['en', 'fr'] as const)(
  'an archive’s first page in %s names the product as the settings do, as text',
  (language) => {
    const page = readme(language, { isPublished: true, productName: 'Homes & Keys' })
    expect(page.match(/Homes &#38; Keys/g)).toHaveLength(3)
    expect(page).not.toContain('Maplekey')
    expect(page).not.toContain('Homes & Keys')
  }
)
