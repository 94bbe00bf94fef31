import { expect, test } from 'vitest'
import { htmlText } from '#rules/content/html-text.ts'

test.each([
  ['<p>Hello\n  Ann,</p><p>A &amp; B<br>C</p>', 'Hello Ann,\n\nA & B\nC'],
  ['<ul><li>One</li><li>Two</li></ul>', '- One\n- Two'],
  ['<a href="https://x.ca/?a=1&amp;b=2">Look</a>', 'Look (https://x.ca/?a=1&b=2)'],
  ['<a href="mailto:a@b.ca">a@b.ca</a>', 'a@b.ca'],
  ['<style>p{}</style><h2>Title</h2>Text', 'Title\n\nText'],
  ['<p>1\u00A0249\u00A0$</p>', '1\u00A0249\u00A0$'],
  ['', '']
])('%s is %j', (html, text) => {
  expect(htmlText(html)).toBe(text)
})
