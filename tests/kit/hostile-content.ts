import naughty from 'big-list-of-naughty-strings/blns.json' with { type: 'json' }
import type { ItemFields, ItemKind } from '#contract/editor-fields.ts'
import { publishItem, saveItem } from '#contract/editor.ts'
import { readWholeFile } from '#panel/actions/content/whole-file.ts'
import type { TestPanel } from './panel.ts'

const deep = (tag: string, times: number) =>
  `<${tag}>`.repeat(times) + 'deep' + `</${tag}>`.repeat(times)

const MARKUP = [
  '<script>alert(1)</script>after',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>words',
  '<img src="/_astro/none.js" alt="built">words',
  '<img src="https://example.com/_astro/photo.webp" alt="theirs">words',
  '<a href="/og/none.png">words</a>',
  '<a href="javascript:alert(1)">words</a><a href="http://[">words</a>',
  '<svg><desc><![CDATA[</desc><script>alert(1)</script>]]></desc></svg>words',
  '<svg><style><img src=x onerror=alert(1)></style></svg>words',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">words',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>words',
  '<!-- a comment --!> words --><p>after</p>',
  '<!--><p>words</p>-->',
  '<![CDATA[ words ]]>',
  '<?xml version="1.0"?><p>words</p>',
  '<!doctype html><html><head><title>words</title></head><body>body</body></html>',
  '</main></body></html>words',
  '</head><body><main id="main"><section>words',
  '</section></header>words<main id="first">',
  '<b><i>mis</b>nested</i> words',
  '<table><p>in a table<tr><td>cell<table><tr><td>inner',
  '<p>one<p>two<ul><li>three<li>four',
  '<select><option>words</select><textarea></textarea><title>x</title>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">words</p></noscript>',
  '<template><p>hidden</p></template>words',
  '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>words',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0">words',
  '<link rel=stylesheet href="/_astro/none.css"><style>@import url(x)</style>words',
  `<p title="${'x'.repeat(5000)}">words</p>`,
  `<img alt="${'y'.repeat(4000)}" src="/pictures/${'z'.repeat(90)}.png">words`,
  '<img src="/pictures/none.txt">words<img src="/pictures/none.webp">',
  deep('b', 5000),
  deep('div', 5000),
  deep('blockquote', 2000),
  '<'.repeat(2000),
  '&'.repeat(2000),
  '&#0;&#1;&#xD800;&#x10FFFF;&#x110000;words',
  '<astro-island uid="1" props="{}">words</astro-island>',
  '<meta property="og:image" content="/og/none.png">" words',
  'x" /><meta property="og:image" content="https://maplekey.test/og/home.png">',
  "${1+1} {{7*7}} #{7*7} <%= 7*7 %> $& $` $' $1",
  '---\ntitle: x\n---\nwords',
  'words\u2028and\u2029more'
]

const ADDRESSES = [
  'http://[',
  'https://[::1]/',
  'https://[::1',
  'https://[v1.x]/',
  'http://256.256.256.256/',
  'https://0x7f.1/',
  'https://example.com:99999/',
  'https://example.com:/a',
  'https://example.com:8443/a',
  'https://user:secret@example.com/',
  'https://example.com@evil.example/',
  'https://',
  'https:///a',
  'https:example.com',
  'HTTPS://EXAMPLE.COM/A.png',
  'https://exa mple.com/',
  'https://example.com/a b',
  'https://example.com/\nx',
  'https://example.com/%',
  'https://example.com/%zz/%00/%ff',
  'https://münchen.example/ü.png',
  'https://xn--a/',
  'https://xn--mnchen-3ya.example/',
  'https://例え.jp/パス?ク=エ#リ',
  'https://a..b.example/',
  'https://-.example/',
  'https://example.com/../../etc/passwd',
  `https://example.com/${'a'.repeat(3000)}`,
  `https://${'a'.repeat(300)}.example/`,
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  '\\\\evil.example\\a.png',
  '/%5Cevil.example',
  '/../../../etc/passwd',
  '/./a/../b.png',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/a%',
  '/a%00b',
  '/_astro/none.js',
  '/x/../_astro/none.js',
  '/og/none.png',
  '/pictures/none.webp',
  '/pictures/../release.json',
  '/blog/1',
  '/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:image/png;base64,AAAA',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'ftp://example.com/a.png',
  'mailto:a@example.com',
  'about:blank',
  'https://example.com/"onerror="alert(1)',
  "https://example.com/'><script>alert(1)</script>",
  'https://example.com/?a=1&b=2#c',
  'https://example.com/`$&$1`'
]

const CHARACTERS = [
  '\u0000words',
  'wo\u0001rd\u000bs\u000c',
  'wo\u0085rd\u009fs',
  'half \ud800 of one',
  'other \udfff half',
  'no \ufffe \uffff \u{1fffe} character',
  '\u200b\u200d\u2060',
  '\u3164',
  '\u202eright to left\u202c',
  'e\u0301 and é',
  '\ufb01 \u212b \u1e9b\u0323',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞',
  '👩‍👩‍👧‍👦🏳️‍🌈🇨🇦',
  '\u{e0001}\u{e0041}tagged',
  'a'.repeat(200),
  'a'.repeat(201),
  'é'.repeat(501),
  '漢'.repeat(2001),
  'words '.repeat(20_000),
  '..',
  '.',
  '../../x',
  'CON',
  'nul.txt',
  '%2e%2e%2f',
  'x\r\ny\tz'
]

/** Public corpora and vectors of our own: strings, markup, addresses and characters that have broken other programs. */
export const HOSTILE: readonly string[] = [
  ...new Set([...(naughty as string[]), ...MARKUP, ...ADDRESSES, ...CHARACTERS])
]

type Fields = Record<string, string | null>

/** What every field of a kind accepts. */
export const PLAIN: Record<ItemKind, Fields> = {
  post: {
    post_title: 'Plain title',
    post_excerpt: 'Plain excerpt',
    post_main_image: null,
    post_main_image_alt: 'Plain alt',
    post_description: '<p>Plain text</p>'
  },
  policy: { title: 'Plain title', content: '<p>Plain text</p>' },
  faq: { faq_title: 'Plain question', faq_description: 'Plain answer' },
  testimonial: {
    review: 'Plain words',
    reviewer_image: '',
    name: 'Plain name',
    designation: 'Plain agent',
    website: ''
  }
}

/** Something that was taken, with what is kept of it; and what was refused before that, a sentence a field. */
export type Taken = {
  kind: ItemKind
  item_id: string
  fields: Fields
  refused: Record<string, string>
}

/** A sentence names no code and ends. */
export function isSentence(text: string): boolean {
  return /^[A-Za-z].{9,}$/.test(text) && !/undefined|null|Error|at \w+ \(/.test(text)
}

/** Puts a text into every field of an item, saves and publishes it as an editor does; fields that are refused get a plain text. */
export async function offerByEditor(
  panel: TestPanel,
  token: string,
  { kind, policy_name, value }: { kind: ItemKind; policy_name: string; value: string }
): Promise<Taken> {
  const fields: Fields = Object.fromEntries(Object.keys(PLAIN[kind]).map((name) => [name, value]))
  const refused: Record<string, string> = {}
  const give = (errors: Record<string, string> = {}) => {
    const named = Object.entries(errors).filter(([name]) => name in fields && !(name in refused))
    if (named.length === 0) throw new Error(`refused without a field: ${JSON.stringify(errors)}`)
    for (const [name, sentence] of named) {
      refused[name] = sentence
      fields[name] = PLAIN[kind][name] ?? null
    }
  }
  let which: { item_id: string | null; version: number } = { item_id: null, version: 0 }
  for (;;) {
    const saved = await panel.call(
      saveItem,
      {
        kind,
        item_id: which.item_id,
        base_version: which.version,
        fields: fields as ItemFields,
        ...(kind === 'policy' && which.item_id === null && { policy_name })
      },
      { token }
    )
    if (saved.status === 400) {
      give(saved.body.errors)
      continue
    }
    if (saved.status !== 200) throw new Error(`saving: ${saved.status} ${saved.body.message}`)
    which = saved.body
    const { item_id, version } = saved.body
    const published = await panel.call(publishItem, { kind, item_id, version }, { token })
    if (published.status === 200) return { kind, item_id, fields: published.body.fields, refused }
    if (published.status !== 400) throw new Error(`publishing: ${published.body.message}`)
    give(published.body.errors)
  }
}

type Entry = Record<string, unknown>
export type Lists = Record<string, Entry[]>

/** Reads a content file until it is accepted: what is refused by list, entry and field gets its plain value. */
export function offerByImport(lists: Lists, plain: Record<string, Entry>) {
  const refused: { place: string; sentence: string }[] = []
  for (let round = 0; round < 10; round++) {
    try {
      return { ...readWholeFile(JSON.stringify({ maplekey: 'content', ...lists })), refused }
    } catch (error) {
      const lines = (error as Error).message.split('\n').slice(1)
      if (lines.length === 0) throw error
      for (const one of lines) {
        const [, list = '', at = '', path = '', sentence = ''] =
          /^ {2}(\w+)\.(\d+)\.([\w.]+): (.+)$/.exec(one) ?? []
        const [name = ''] = path.split('.')
        const entry = lists[list]?.[Number(at)]
        if (!entry) throw new Error(`a refusal that names no entry: ${one}`)
        entry[name] = plain[list]?.[name]
        refused.push({ place: `${list}.${name}`, sentence })
      }
    }
  }
  throw new Error('the file is never accepted')
}
