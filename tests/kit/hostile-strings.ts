import fc from 'fast-check'
import naughty from 'big-list-of-naughty-strings/blns.json' with { type: 'json' }

/** The title with which a security review redirected visitors. */
const REDIRECT = '</head><meta http-equiv=refresh content="1;url=https://evil.example/"><title>'

/** Strings that break out of their context if they are treated as markup. */
export const BREAKERS: readonly string[] = [
  REDIRECT,
  '</head><meta http-equiv=refresh content=1;url=https://evil.example/>',
  '"><script>alert(1)</script>',
  "'><script>alert(1)</script>",
  '" onmouseover=alert(1) x="',
  "' onmouseover=alert(1) x='",
  ' onmouseover=alert(1) ',
  '&quot;&gt;&lt;script&gt;',
  '&#34;>',
  '<!--',
  '-->',
  '--!>',
  '<!-- --!><script>alert(1)</script>',
  '<![CDATA[',
  ']]>',
  '<?xml version="1.0"?>',
  '</title><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<script><!--<script>',
  '</textarea></noscript></template></xmp></iframe></noembed></noframes>',
  '<plaintext>',
  '</body></html>',
  '</main></section></header>',
  '<main id="main"><section>',
  '<section id="first">',
  '<style>*{display:none}</style>',
  '<link rel="stylesheet" href="/_astro/evil.css">',
  '<link rel="expect" href="#never" blocking="render">',
  '<script type="module" src="/_astro/base.evil.js"></script>',
  '/_astro/gone.js',
  '/og/blog-1.png',
  'https://maplekey.test/og/blog-1.png',
  ', above a street of Canadian houses',
  '"image":"https://maplekey.test/og/blog-1.png"',
  '<meta property="og:image" content="https://evil.example/og/blog-1.png">',
  '<astro-island client="load">',
  '<p data-astro-cid-none data-astro-cid-evil>',
  '<html data-frame="/_astro/base.evil.js">',
  '<base href="https://evil.example/">',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img src=x onerror=alert(1)>',
  '${alert(1)}',
  '{{constructor.constructor("alert(1)")()}}',
  '<%= 1 %>',
  '{`${1}`}',
  '$&$1$`',
  '\\u003c/script\\u003e',
  '\u0000<\u0000script>',
  '\uD800',
  '\uDC00<\uD800>',
  '\u202E>tpircs<\u202C',
  '\u2028\u2029\uFEFF\uFFFE\uFFFF',
  '\r\n\t\f\v',
  '<'.repeat(2000),
  '"'.repeat(2000),
  '<p>'.repeat(200),
  'x'.repeat(20_000)
]

export const NAUGHTY: readonly string[] = naughty

/** Random concatenations of these strings, whole or cut, with arbitrary text. */
export const mixed = fc
  .array(
    fc.oneof(
      fc.constantFrom(...BREAKERS.filter(({ length }) => length < 200), ...NAUGHTY),
      fc
        .constantFrom(...BREAKERS.filter(({ length }) => length < 200))
        .chain((text) => fc.nat(text.length).map((at) => text.slice(at))),
      fc.constantFrom('<', '>', '"', "'", '=', '/', '!', '-', '&', ';', ' ', '\n', '`', '\0'),
      fc.array(fc.nat(0xffff), { maxLength: 8 }).map((units) => String.fromCharCode(...units))
    ),
    { minLength: 1, maxLength: 8 }
  )
  .map((parts) => parts.join(''))
