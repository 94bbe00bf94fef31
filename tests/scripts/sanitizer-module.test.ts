import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { asModule } from '../../scripts/build/sanitizer-module.ts'

test('sanitize-html is a module without a parser of styles', () => {
  const code = asModule(readFileSync('node_modules/sanitize-html/index.js', 'utf8'))
  expect(code).toContain("import * as htmlparser from 'htmlparser2';")
  expect(code).toContain("import { naughtyHref as launderNaughtyHref } from 'launder';")
  expect(code).toContain('export default sanitizeHtml;')
  expect(code).not.toMatch(/require\(|from 'postcss'/)
})

test('one that is written otherwise stops the build', () => {
  expect(() => asModule("let parser = require('htmlparser2')")).toThrow('not written as it was')
})
