import { expect, test } from 'vitest'
import { boxTables } from '#sections/reading/reading-html.ts'

const nameOf = (number: number) => `Table ${number}`

test('each table gets a box that a keyboard can reach', () => {
  const boxed = boxTables('<p>a</p><table class="x"><tr></tr></table><TABLE></TABLE >', nameOf)
  expect(boxed.match(/aria-label="[^"]*" tabindex="0"/g)).toEqual([
    'aria-label="Table 1" tabindex="0"',
    'aria-label="Table 2" tabindex="0"'
  ])
  expect(boxed).toContain('tabindex="0"><table class="x"><tr></tr></table></div>')
})

test('words about tables, and other elements, are left alone', () => {
  const html = '<p>The table, the &lt;table&gt; and a <tablet>tablet</tablet></p>'
  expect(boxTables(html, nameOf)).toBe(html)
})

test('a table in an attribute is text', () => {
  const html = '<img alt="<table></table>" src="/pictures/a.webp">'
  expect(boxTables(html, nameOf)).toBe(html)
})

test('tables within tables each get their box', () => {
  const boxed = boxTables('<table><tr><td><table></table></td></tr></table>!', nameOf)
  expect(boxed.match(/<div class="scroll-box"/g)).toHaveLength(2)
  expect(boxed).toMatch(/<\/table><\/div><\/td><\/tr><\/table><\/div>!$/)
})
