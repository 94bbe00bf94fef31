import { expect, test } from 'vitest'
import { pageTitle } from '#panel/services/dns/page-title.ts'

test.each([
  ['<title> Ann\n  Lee </title><title>Other</title>', 'Ann Lee'],
  ['<html><head><meta charset=utf-8><title>A &amp; B</title>', 'A & B'],
  ['<p>No title</p>', undefined],
  [`<title>${'x'.repeat(200)}</title>`, 'x'.repeat(120)]
])('the title of %s is %j', (html, title) => {
  expect(pageTitle(html)).toBe(title)
})

test('a page of elements within each other without an end is read to a thousand of them', () => {
  // Each level takes the parser longer than the one before: all of these would take hours.
  expect(pageTitle(`${'<div>'.repeat(2_000_000)}<title>Late</title>`)).toBeUndefined()
})
