import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromMarkdown, toMarkdown } from '#rules/content/markdown.ts'
import { safeHtml } from '#rules/content/safe-html.ts'
import { isSameHtml } from '#rules/content/same-html.ts'

test.each([
  ['headings', '<h2>A lot</h2><h3>A house</h3>', '## A lot\n\n### A house'],
  ['emphasis', '<p>a <strong>b</strong> <em>c</em> <s>d</s></p>', 'a **b** *c* ~~d~~'],
  ['a bold line that ends with a space', '<p><strong>a? </strong></p><p>b</p>', '**a?**\n\nb'],
  ['a link', '<p><a href="https://x.ca" title="t">x</a></p>', '[x](https://x.ca "t")'],
  [
    'a picture',
    '<p><img src="/pictures/a.webp" alt="A porch" /></p>',
    '![A porch](/pictures/a.webp)'
  ],
  ['lists', '<ul><li>a<ol><li>b</li></ol></li></ul>', '- a\n  1. b'],
  ['a list that begins later', '<ol start="3"><li>b</li><li>c</li></ol>', '3. b\n4. c'],
  ['a quotation', '<blockquote><p>a</p></blockquote>', '> a'],
  ['code', '<pre><code>a\n\n&lt;b&gt;</code></pre>', '```\na\n\n<b>\n```'],
  ['a line break', '<p>a<br />b</p>', 'a\\\nb'],
  [
    'a table',
    '<table><thead><tr><th>A|B</th><th>C</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    '| A\\|B | C |\n| --- | --- |\n| 1 | 2 |'
  ],
  ['what only looks like Markdown', '<p># 5 &lt;b&gt; *x*</p>', '\\# 5 \\<b> \\*x\\*'],
  ['an address without a link', '<p>https://x.ca</p>', 'https\\://x.ca'],
  ['keys and powers', '<p>x<sup>2</sup> <kbd>K</kbd></p>', 'x<sup>2</sup> <kbd>K</kbd>'],
  [
    'what Markdown has no words for, as HTML',
    '<p>a</p><dl><dt>b</dt><dd>c</dd></dl>',
    'a\n\n<dl><dt>b</dt><dd>c</dd></dl>'
  ],
  [
    'two lists beside each other',
    '<ul><li>a</li></ul><ul><li>b</li></ul>',
    '<ul><li>a</li></ul>\n\n<ul><li>b</li></ul>'
  ],
  ['nothing', '', '']
])('%s', (_, html, markdown) => {
  expect(toMarkdown(html)).toBe(markdown)
  expect(isSameHtml(fromMarkdown(markdown), html)).toBe(true)
})

test('Markdown from outside is as harmless as HTML from outside', () => {
  expect(fromMarkdown('[a](javascript:alert(1)) <img src=x onerror=alert(1)>')).toBe(
    '<p><a>a</a> <img src="x" /></p>'
  )
})

const words = fc
  .array(
    fc.constantFrom(
      'a',
      'b ',
      ' c',
      '*',
      '_',
      '`',
      '#',
      '1.',
      '-',
      '&lt;b&gt;',
      '|',
      '\\',
      '[x]',
      'é',
      '\u00a0',
      '!',
      '~~',
      '&amp;lt;'
    ),
    { minLength: 1, maxLength: 6 }
  )
  .map((parts) => parts.join(''))
const { html } = fc.letrec<{ html: string; block: string; inline: string }>((tie) => ({
  inline: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    words,
    fc
      .tuple(
        fc.constantFrom('strong', 'em', 's', 'code', 'sub', 'kbd', 'q', 'a', 'b'),
        tie('inline')
      )
      .map(([tag, inner]) => `<${tag}>${inner}</${tag}>`),
    fc.tuple(tie('inline'), tie('inline')).map(([one, other]) => `${one}<br />${other}`),
    words.map((alt) => `<img src="/pictures/a.webp" alt="${alt}" />`)
  ),
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc
      .tuple(fc.constantFrom('p', 'h2', 'h4', 'figure', 'pre'), tie('inline'))
      .map(([tag, inner]) => `<${tag}>${inner}</${tag}>`),
    fc
      .tuple(fc.constantFrom('ul', 'ol'), fc.array(tie('inline'), { minLength: 1, maxLength: 3 }))
      .map(
        ([tag, items]) => `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`
      ),
    tie('block').map((inner) => `<blockquote>${inner}</blockquote>`),
    fc
      .array(tie('inline'), { minLength: 1, maxLength: 2 })
      .map(
        (cells) =>
          `<table><tbody><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></tbody></table>`
      ),
    fc.constant('<hr />'),
    tie('inline')
  ),
  html: fc.array(tie('block'), { maxLength: 3 }).map((blocks) => blocks.join(''))
}))

test('whatever HTML becomes Markdown comes back as it was', () => {
  fc.assert(
    fc.property(html, (given) => {
      const safe = safeHtml(given)
      expect(isSameHtml(fromMarkdown(toMarkdown(safe)), safe)).toBe(true)
    }),
    { numRuns: 150 }
  )
})
