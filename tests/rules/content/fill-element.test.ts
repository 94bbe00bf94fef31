import { expect, test } from 'vitest'
import { fillElement } from '#rules/content/fill-element.ts'

test.each([
  ['<p>a</p><div data-x><i>b</i><br>c</div><p>d</p>', '<p>a</p><div data-x>NEW</div><p>d</p>'],
  ['<div data-x=""></div><div data-x>b</div>', '<div data-x="">NEW</div><div data-x>b</div>'],
  ['<main><div data-x><div>b</div></div></main>', '<main><div data-x>NEW</div></main>'],
  ['<p title="<div data-x>">a</p>', '<p title="<div data-x>">a</p>'],
  ['<div data-x>never closed', '<div data-x>NEW']
])('%s becomes %s', (html, filled) => {
  expect(fillElement(html, 'data-x', 'NEW')).toBe(filled)
})
