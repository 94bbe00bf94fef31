import { expect, test } from 'vitest'
import { linkedPaths } from '#rules/content/linked-paths.ts'

test('the paths of links are read without queries and fragments, each once', () => {
  const html =
    '<p><a href="/blog/4?a=1&amp;b=2#end">One</a> <a title="x" href=/blog/4>two</a> <a href="#top">up</a></p>' +
    '<p>/blog/7 is text, <code>&lt;a href="/blog/8"&gt;</code> too; <a href="/blog/41">three</a></p>'
  expect([...linkedPaths(html)]).toEqual(['/blog/4', '/blog/41'])
})
