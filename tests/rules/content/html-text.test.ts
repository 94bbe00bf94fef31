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

test('spaces of several elements are one, and none are beside the end of a line', () => {
  expect(htmlText('<p><b>A </b> <i> B</i> </p> <p> C</p>')).toBe('A B\n\nC')
})

test('elements within each other without an end are read to a depth that no text has', () => {
  // Each level takes the parser longer than the one before: all of these would take hours.
  const text = htmlText(`<p>Hello</p>${'<div>'.repeat(900)}deep${'<div> '.repeat(2_000_000)}far`)
  expect(text.startsWith('Hello')).toBe(true)
  expect(text).toContain('deep')
  expect(text).not.toContain('far')
})

test('a run of spaces from many elements is passed once', () => {
  // Beginning again at each space takes many minutes.
  expect(htmlText(`a${'<b> </b>'.repeat(300_000)}b`)).toBe('a b')
})
