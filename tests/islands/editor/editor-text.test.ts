// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { survivesRichText, tidy } from '#islands/editor/rich-html.ts'
import { cleanPaste } from '#islands/editor/clean-paste.ts'

test.each([
  [
    'marks',
    '<p><strong>a</strong> <em>b</em> <s>c</s> <code>d</code> <sub>e</sub> <sup>f</sup> <small>g</small> <mark>h</mark> <kbd>i</kbd> <q>j</q> <abbr title="k l">kl</abbr></p>'
  ],
  ['headings and rules', '<h2>a</h2><hr /><h3>b</h3><h4>c</h4><p>d<br />e</p>'],
  [
    'links with their titles',
    '<p><a href="https://x.ca" title="t">a</a> <a href="mailto:a@x.ca">b</a></p>'
  ],
  ['lists', '<ul><li>a<ol start="3"><li>b</li></ol></li><li>c</li></ul>'],
  [
    'a quotation and code',
    '<blockquote><p>a</p><p>b</p></blockquote><pre><code>a\n  b</code></pre>'
  ],
  ['pictures', '<p>a <img src="/pictures/a.webp" alt="b" width="3" height="2" /></p>'],
  [
    'a picture with its words',
    '<figure><img src="/pictures/a.webp" alt="b" /><figcaption>c</figcaption></figure>'
  ],
  [
    'a table',
    '<table><thead><tr><th scope="col">a</th><th>b</th></tr></thead><tbody><tr><td colspan="2">c</td></tr></tbody></table>'
  ],
  ['terms', '<dl><dt>a</dt><dd>b</dd></dl>'],
  ['white space that no reader sees', '<p><strong>a? </strong></p><p><em> </em>b<q> </q></p>'],
  [
    'a table in a table',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td><table><tbody><tr><td>b</td></tr></tbody></table></td></tr></tbody></table>'
  ],
  ['nothing', '']
])('the rich-text editor keeps %s', (_, html) => {
  expect(survivesRichText(html)).toBe(true)
})

test('the rich-text editor reports HTML that it would lose', () => {
  expect(
    survivesRichText('<table><caption>a</caption><tbody><tr><td>b</td></tr></tbody></table>')
  ).toBe(false)
})

test('the rich-text editor writes clean HTML', () => {
  expect(
    tidy(
      '<ul><li><p>a</p></li></ul><table><tbody><tr><th><p>b</p></th></tr><tr><td><p>c</p></td></tr></tbody></table><p></p>'
    )
  ).toBe(
    '<ul><li>a</li></ul><table><thead><tr><th>b</th></tr></thead><tbody><tr><td>c</td></tr></tbody></table>'
  )
})

test.each([
  [
    'Google Docs',
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-weight:700;font-style:italic">a</span></p></b>',
    '<p><em><strong>a</strong></em></p>'
  ],
  [
    'Word',
    "<style>p{color:red}</style><p class=MsoNormal style='margin:0'><b>a</b><o:p></o:p></p>",
    '<p><b>a</b></p>'
  ],
  [
    'a page',
    '<div onclick="x()"><h1 style="color:red">a</h1><script>x()</script><img src="data:image/png;base64,AA=="><img src="file:///a.png"></div>',
    '<h2>a</h2>'
  ]
])('HTML pasted from %s is cleaned', (_, html, clean) => {
  expect(cleanPaste(html)).toBe(clean)
})

test('a pasted text keeps only the pictures that it may have', () => {
  const html = '<p>a<img src="https://x.example/a.png" alt="" /><img src="/own/b.png" alt="" /></p>'
  const isOwn = (src: string) => src.startsWith('/own/')
  expect(cleanPaste(html, isOwn)).toBe('<p>a<img src="/own/b.png" alt="" /></p>')
  expect(cleanPaste(html)).toBe('<p>a</p>')
})
