import { expect, test } from 'vitest'
import { linksInFrench } from '../../scripts/build/links-in-french.ts'

const inFrench = (html: string): string =>
  linksInFrench(html, {
    english: 'en-CA',
    isFrench: (address) => ['/', '/pricing', '/calculators/payment'].includes(address),
    isInFrench: (address) => address === '/demo/luc-tremblay'
  })

test.each([
  ['<a href="/">Home</a>', '<a href="/fr">Home</a>'],
  ['<a class="a > b" href="/pricing?plan=1#x">', '<a class="a > b" href="/fr/pricing?plan=1#x">'],
  [
    '<form method="get" action="/calculators/payment">',
    '<form method="get" action="/fr/calculators/payment">'
  ],
  [
    '<a href="/pricing" data-for-owner="/" data-for-members="/auth/login">',
    '<a href="/fr/pricing" data-for-owner="/fr" data-for-members="/auth/login">'
  ],
  // In English alone.
  ['<a href="/auth/login">In</a>', '<a href="/auth/login" hreflang="en-CA">In</a>'],
  ['<a href="/a&amp;b" title="&quot;">', '<a href="/a&amp;b" title="&quot;" hreflang="en-CA">']
])('on a French page %s is %s', (written, shown) => {
  expect(inFrench(written)).toBe(shown)
})

test.each([
  '<a href="/fr/pricing">',
  '<a href="/pricing" hreflang="en-CA">English</a>',
  '<a href="/demo/luc-tremblay">',
  '<a href="#steps">',
  '<a href="https://example.com/pricing">',
  '<a href="//example.com/pricing">',
  '<a href="/rss.xml">',
  '<link href="/pricing">',
  '<p title="<a href=&quot;/pricing&quot;>">'
])('%s stays as it is', (written) => {
  expect(inFrench(written)).toBe(written)
})
