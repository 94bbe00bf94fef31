import { globSync, readFileSync } from 'node:fs'
import { minifySync } from 'vite'
import { expect, test } from 'vitest'
import { cutCode, type Cuts } from '../../scripts/build/cut-code.ts'
import { HEARD, withoutUnused } from '../../scripts/build/lean-react.ts'

const client = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8')

test('a quarter of React is left out', () => {
  const { code, errors } = minifySync('react.js', `(exports => {${withoutUnused(client)}})({})`)
  expect(errors).toEqual([])
  expect(code.length).toBeLessThan(150_000)
  for (const gone of ['startViewTransition', 'navigatesuccess', 'preinit'])
    expect([client.includes(gone), code.includes(gone)]).toEqual([true, false])
})

test('a case that is never met goes, but not what others run into or declare with it', () => {
  const cut = cutCode(
    `function kindOf(fiber) {
      switch (fiber.tag) {
        case 1: return 'one'
        case 2: var two = 'two'; return two
        case 3: two = 'three'
        case 2: return two
        default: return 2 === fiber.tag ? 'never' : 'other'
      }
    }`,
    { ...NOTHING, tags: { names: [], never: [2] } }
  )
  expect(cut.replaceAll(/\s+/g, ' ')).toBe(
    "function kindOf(fiber) { {var two;switch (fiber.tag) { case 1: return 'one' case 3: two = 'three' return two default: return !1 ? 'never' : 'other' }} }"
  )
})

test('calls, reads, bodies, methods and entries are cut where they stand', () => {
  const cut = cutCode(
    `var on = true; on = false; if (on && ask.on(on)) warm(house(1))
    function dry(on) { warm() }
    light("hall"); light("attic")
    Room.prototype.air = function () { warm() }
    door = { bell: 1, lock: 2 }`,
    {
      ...NOTHING,
      calls: { warm: 'void 0', 'light("hall")': '0' },
      reads: { on: '!1' },
      empty: ['dry'],
      methodless: ['Room'],
      entries: ['bell']
    }
  )
  expect(cut.replaceAll(/\s+/g, ' ')).toBe(
    'var on = true; on = false; if (!1 && ask.on(!1)) void 0 function dry(on) {} 0; light("attic") door = { lock: 2 }'
  )
})

test('no island asks for what was left out', () => {
  const files = globSync('src/{islands,sites}/**/*.tsx')
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => LEFT_OUT.test(readFileSync(file, 'utf8')))).toEqual([])
  for (const use of ['<Fragment key={id} ref={box}>', '<form action={send}>', '<my-box />'])
    expect(use).toMatch(LEFT_OUT)
})

/** What React calls otherwise than browsers do. */
const BROWSERS_NAMES: Record<string, string> = {
  blur: 'focusout',
  doubleclick: 'dblclick',
  focus: 'focusin'
}

test('every event that an island asks for is heard', () => {
  const [, listed = ''] = /simpleEventPluginEvents =\s*"([^"]+)"/.exec(client) ?? []
  const known = new Set([...listed.toLowerCase().split(' '), 'blur', 'doubleclick', 'focus'])
  const files = globSync('src/{islands,sites}/**/*.tsx')
  const forms = 'node_modules/@formisch/react/dist/index.js'
  const asked = [...files, forms].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bon([A-Z]\w+?)(?:Capture)?(?:=\{|: |\()/g)]
      .map(([, event = '']) => event.toLowerCase())
      .filter((event) => known.has(event) || /^(mouse|pointer)(enter|leave)$/.test(event))
      .map((event) => BROWSERS_NAMES[event] ?? event)
  )
  expect(asked.length).toBeGreaterThan(100)
  expect(new Set(asked).difference(new Set(HEARD))).toEqual(new Set())
})

test('another React stops the build', () => {
  const newer = client.replaceAll('19.3.1', '19.4.0')
  expect(() => withoutUnused(newer)).toThrow('React is not written as it was')
  const rewritten = client.replaceAll('isCustomElement', 'isOwnElement')
  expect(() => withoutUnused(rewritten)).toThrow('React is not written as it was')
})

const NOTHING: Cuts = {
  tags: { names: [], never: [] },
  calls: {},
  reads: {},
  empty: [],
  methodless: [],
  entries: []
}

const LEFT_OUT =
  /\b(ViewTransition|SuspenseList|use(ActionState|EffectEvent|FormStatus|Optimistic|Transition)|pre(connect|fetchDNS|init|initModule|load|loadModule)\()|<Fragment [^>]*ref=|<(form|button|input)\b[^>]*\b(action|formAction)=\{|\b(precedence|itemProp)=|\bon(BeforeInput|Select)=|^\s*<(html|head|body|title|meta|script|style|[a-z]+-[a-z-]+)[\s>]/m
