import fc from 'fast-check'
import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { safeHtml } from '#rules/content/safe-html.ts'

test.each([
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  [
    'a handler',
    '<img src="https://x.ca/a.webp" onerror="alert(1)">',
    '<img src="https://x.ca/a.webp" />'
  ],
  ['an address that runs', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['one that hides it', '<a href=" java\tscript:alert(1)">a</a>', '<a>a</a>'],
  ['a page in an address', '<a href="data:text/html,<script>1</script>">a</a>', '<a>a</a>'],
  ['an address without a scheme', '<img src="//tracker.example/a.gif">', '<img />'],
  ['a frame', '<iframe srcdoc="<script>1</script>"></iframe>', ''],
  ['a form', '<form action="https://x.example"><input name="password"></form>', ''],
  [
    'a style',
    '<p style="position:fixed" class="modal" id="root">a</p><style>p{}</style>',
    '<p>a</p>'
  ],
  [
    'a drawing that runs',
    '<svg><script>1</script><a xlink:href="javascript:1">a</a></svg>',
    '<a>a</a>'
  ],
  [
    'formulas that hide a script',
    '<math><mtext><style><img src=x onerror=1></style></mtext></math>',
    ''
  ],
  [
    'a base and a refresh',
    '<base href="//x"><meta http-equiv="refresh" content="0;url=//x">a',
    'a'
  ],
  ['a comment', '<p>a<!-- <script> --></p>', '<p>a</p>'],
  ['a second first heading', '<h1>Title</h1>', '<h2>Title</h2>']
])('%s does not get in', (_, html, safe) => {
  expect(safeHtml(html)).toBe(safe)
})

test('what a post is made of stays as it is', () => {
  const html =
    '<h2>Name servers</h2><p>Ask <a href="/contact">us</a>, or <a href="mailto:a@b.ca">write</a>.</p><ol start="3"><li><strong>One</strong></li></ol>' +
    '<table><thead><tr><th scope="col">Term</th></tr></thead><tbody><tr><td colspan="2">3 days</td></tr></tbody></table>' +
    '<figure><img src="/pictures/1.png" alt="A house" width="320" height="180" /><figcaption>A house</figcaption></figure>'
  expect(safeHtml(html)).toBe(html)
})

const piece = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '<p',
    '<a href=',
    '"',
    '>',
    '</',
    '<script',
    '<!--',
    '-->',
    '<svg',
    '<style',
    '&#',
    ';'
  )
)

test('nothing that runs is left of any text, and a second cleaning changes nothing', () => {
  const { document } = new Window()
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const safe = safeHtml(pieces.join(''))
      expect(safeHtml(safe)).toBe(safe)
      document.body.innerHTML = safe
      expect(document.querySelector('script, style, svg, iframe, object, form, [style]')).toBeNull()
    })
  )
})
