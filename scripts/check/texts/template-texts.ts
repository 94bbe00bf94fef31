import { parse } from '@astrojs/compiler-rs'

export type Found = { line: number; text: string }

/** Attributes that are shown or read aloud, and the props of our own blocks that become such a text. */
const SHOWN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'label',
  'lede',
  'over',
  'placeholder',
  'title'
])

const LETTER = /\p{L}/u
/** A string in the code that reads like a sentence or a title: 'Get Started', not 'button line'. */
const SENTENCE = /^\p{Lu}[\p{L}'’-]*,? (.*\s)?\p{L}{2}/u
/** What a list in the code calls its texts. */
const TEXT_KEYS = new Set([...SHOWN, 'name', 'text'])
const CAPITAL = /^\p{Lu}/u

type Node = { type: string; start: number } & Record<string, unknown>

/** The texts written out in an Astro template, by its syntax tree. */
export function textsOf(code: string): Found[] {
  const ast = parse(code).ast as Node
  const texts = new Map([...shownIn(ast), ...sentencesIn(ast)].map((found) => [found.start, found]))
  return [...texts.values()]
    .sort((one, other) => one.start - other.start)
    .map(({ start, text }) => ({
      line: code.slice(0, start).split('\n').length,
      // No-break spaces are part of a text.
      text: text.replaceAll(/[^\S\u00A0]+/g, ' ').replaceAll(/^ | $/g, '')
    }))
}

type Text = { start: number; text: string }

/** Text between tags, in attributes that are shown, and in expressions in their place. */
function shownIn(node: Node): Text[] {
  if (isCode(node)) return []
  if (node.type === 'JSXText') return lettersOf(node)
  if (node.type === 'JSXAttribute') {
    const shown = SHOWN.has(nameOf(node['name']))
    const value = node['value']
    return isNode(value) ? [...(shown ? literalsIn(value) : []), ...shownIn(value)] : []
  }
  const own = childrenOf(node)
    .filter(({ type }) => type === 'JSXExpressionContainer')
    .flatMap(literalsIn)
  return [...own, ...nodesIn(node).flatMap(shownIn)]
}

/** The strings that an expression may come to, without looking into calls. */
function literalsIn(node: Node): Text[] {
  switch (node.type) {
    case 'Literal':
    case 'TemplateElement':
      return lettersOf(node)
    case 'BinaryExpression':
    case 'ConditionalExpression':
    case 'JSXExpressionContainer':
    case 'LogicalExpression':
    case 'ParenthesizedExpression':
    case 'TemplateLiteral':
      return nodesIn(node, node.type === 'ConditionalExpression' ? ['test'] : []).flatMap(
        literalsIn
      )
    default:
      return []
  }
}

/** Strings anywhere in the code of a template, such as the list that its markup goes through. */
function sentencesIn(node: Node): Text[] {
  if (isCode(node) || node.type === 'ImportDeclaration') return []
  // The attributes that are shown have been looked at; the others are addresses, classes and drawings.
  if (node.type === 'JSXAttribute') return []
  if (node.type === 'Literal' || node.type === 'TemplateElement')
    return lettersOf(node).filter(({ text }) => SENTENCE.test(text))
  const value = node['value']
  const isText = node.type === 'Property' && TEXT_KEYS.has(nameOf(node['key']))
  const named =
    isText && isNode(value) ? literalsIn(value).filter(({ text }) => CAPITAL.test(text)) : []
  return [...named, ...nodesIn(node).flatMap(sentencesIn)]
}

/** The inside of a script or a style sheet. */
function isCode(node: Node): boolean {
  if (node.type !== 'JSXElement') return false
  const opening = node['openingElement']
  return isNode(opening) && ['script', 'style'].includes(nameOf(opening['name']))
}

/** The node's own string, if it has a letter. */
function lettersOf({ start, type, value }: Node): Text[] {
  const text = type === 'TemplateElement' ? (value as { cooked?: unknown }).cooked : value
  return typeof text === 'string' && LETTER.test(text) ? [{ start, text }] : []
}

function childrenOf(node: Node): Node[] {
  return Array.isArray(node['children']) ? node['children'].filter(isNode) : []
}

function nodesIn(node: Node, except: readonly string[] = []): Node[] {
  return Object.entries(node)
    .filter(([key]) => !except.includes(key))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function nameOf(name: unknown): string {
  return isNode(name) && typeof name['name'] === 'string' ? name['name'] : ''
}
