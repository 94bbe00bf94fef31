import { expect, test } from 'vitest'
import { stylesFor } from '#publish/render/page-styles.ts'

const own = '[data-astro-cid-abc]'
const foreign = '[data-astro-cid-xyz]'
const scopes = new Set(['data-astro-cid-abc'])

test.each([
  [`p${own}{color:red}`, `p${own}{color:red}`],
  [`p${foreign}{color:red}`, ''],
  [`p${foreign},b${own}{color:red}`, `b${own}{color:red}`],
  [`b${own} i${foreign}{color:red}`, ''],
  [`@media print{p${foreign}{color:red}}`, ''],
  [`@layer base{p${foreign}{color:red}}`, '@layer base;'],
  [`@media print{@container a (width<9px){p${foreign}{color:red}}}`, ''],
  [`@layer base{p${foreign}{color:red}a{color:red}}`, '@layer base{a{color:red}}'],
  [`p${own}{&:hover{color:red}}`, `p${own}{&:hover{color:red}}`],
  [`p${foreign}{&:hover{color:red}}`, ''],
  ['[hidden]{color:red}', '[hidden]{color:red}'],
  [`:is(h1,h2)${own}>*{color:red}`, `:is(h1,h2)${own}>*{color:red}`]
])('%s is reduced to %s for a page that renders one component', (css, kept) => {
  expect(stylesFor(css, scopes)).toBe(kept)
})

test('braces and commas inside a string are kept', () => {
  const css = `a:after{content:"a, b;}p${foreign}{"}`
  expect(stylesFor(css, scopes)).toBe(css)
})

test('keeps at-rules and the order of rules', () => {
  const css =
    '@view-transition{navigation:auto}@font-face{font-family:A;src:url(/_astro/a.woff2)}a{color:red}b{top:0}a:hover{color:red}'
  expect(stylesFor(css, scopes)).toBe(css)
})
