// Takes out of a file what is known never to run. What only that had called is then left out by the bundler itself.

import { parseSync, Visitor, type ESTree } from 'vite'

export type Cuts = {
  /** Of `it.tag`, or a variable of one of these names, is known that it is none of the numbers. */
  tags: { names: readonly string[]; never: readonly number[] }
  /** What stands in the place of every call of a function, or of those calls whose first argument is the text in brackets. */
  calls: Readonly<Record<string, string>>
  /** What stands where a variable is read. */
  reads: Readonly<Record<string, string>>
  /** Functions that do nothing. */
  empty: readonly string[]
  /** Classes that lose their methods. */
  methodless: readonly string[]
  /** Entries of objects. */
  entries: readonly string[]
}

type Edit = { start: number; end: number; text: string }

/** Throws where the code has nothing of a name: it is not the code that the cuts were made for. */
export function cutCode(code: string, cuts: Cuts): string {
  const edits: Edit[] = []
  const missed = new Set([
    ...Object.keys(cuts.calls),
    ...Object.keys(cuts.reads),
    ...cuts.empty,
    ...cuts.methodless,
    ...cuts.entries
  ])
  const replace = ({ start, end }: { start: number; end: number }, text: string, name?: string) => {
    edits.push({ start, end, text })
    if (name) missed.delete(name)
  }
  const isTag = (node: ESTree.Node) =>
    (node.type === 'MemberExpression' && nameOf(node.property) === 'tag') ||
    cuts.tags.names.includes(nameOf(node))
  const isNever = (node: ESTree.Node | null) =>
    node?.type === 'Literal' && cuts.tags.never.includes(node.value as number)
  /** Names that stand somewhere without being read. */
  const unread = new Set<number>()
  const within: ESTree.Node[] = []
  const declared: { at: number; name: string; within: ESTree.Node | undefined }[] = []
  const shortened: { node: ESTree.SwitchStatement; dropped: Edit[]; within?: ESTree.Node }[] = []
  const enter = (node: ESTree.Function | ESTree.ArrowFunctionExpression) => {
    within.push(node)
    for (const { start } of node.params) unread.add(start)
  }
  const leave = () => void within.pop()

  const { program } = parseSync('code.js', code, { sourceType: 'script' })
  new Visitor({
    FunctionDeclaration(node) {
      enter(node)
      const name = nameOf(node.id)
      if (cuts.empty.includes(name) && node.body) replace(node.body, '{}', name)
    },
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    VariableDeclarator({ id, start }) {
      unread.add(id.start)
      declared.push({ at: start, name: nameOf(id), within: within.at(-1) })
    },
    MemberExpression(node) {
      if (!node.computed) unread.add(node.property.start)
    },
    Property({ key }) {
      unread.add(key.start)
    },
    AssignmentExpression({ left }) {
      unread.add(left.start)
    },
    Identifier(node) {
      const text = own(cuts.reads, node.name)
      if (text !== undefined && !unread.has(node.start)) replace(node, text, node.name)
    },
    CallExpression(node) {
      const name = nameOf(node.callee)
      const [first] = node.arguments
      const exact = first?.type === 'Literal' ? `${name}(${JSON.stringify(first.value)})` : name
      for (const call of [exact, name]) {
        const text = own(cuts.calls, call)
        if (text !== undefined) return replace(node, text, call)
      }
    },
    BinaryExpression(node) {
      const { left, operator, right } = node
      if (operator !== '===' && operator !== '!==') return
      if ((isNever(left) && isTag(right)) || (isNever(right) && isTag(left)))
        replace(node, operator === '===' ? '!1' : '!0')
    },
    ExpressionStatement(node) {
      if (node.expression.type !== 'AssignmentExpression') return
      const [, owner] = /^(\w+)\.prototype\./.exec(code.slice(node.start, node.end)) ?? []
      if (owner && cuts.methodless.includes(owner)) replace(node, '', owner)
    },
    ObjectExpression({ properties }) {
      for (const [at, entry] of properties.entries()) {
        const name = entry.type === 'Property' ? nameOf(entry.key) : ''
        const end = properties[at + 1]?.start ?? entry.end
        if (cuts.entries.includes(name)) replace({ start: entry.start, end }, '', name)
      }
    },
    SwitchStatement(node) {
      if (!isTag(node.discriminant)) return
      const dropped = casesWithout(node.cases, isNever)
      if (dropped.length > 0) shortened.push({ node, dropped, within: within.at(-1) })
    }
  }).visit(program)

  if (missed.size > 0) throw new Error(`There is no ${[...missed].join(', no ')}.`)
  for (const { node, dropped, within } of shortened) {
    // What a case declared is known in all of its function.
    const names = declared.filter(
      (name) =>
        name.within === within && dropped.some((it) => it.start <= name.at && name.at < it.end)
    )
    const kept = names.length > 0 ? `var ${names.map(({ name }) => name).join()};` : ''
    edits.push({ start: node.start, end: node.start, text: `{${kept}` }, ...dropped)
    edits.push({ start: node.end, end: node.end, text: '}' })
  }
  return apply(code, edits)
}

/** A case is dropped whole, or by its name alone where the one above runs on into it. */
function casesWithout(
  cases: ESTree.SwitchCase[],
  isNever: (test: ESTree.Node | null) => boolean
): Edit[] {
  const dropped: Edit[] = []
  let isRunInto = false
  for (const { consequent, end, start, test } of cases) {
    if (isNever(test) && !isRunInto) dropped.push({ start, end, text: '' })
    else {
      if (isNever(test)) dropped.push({ start, end: consequent[0]?.start ?? end, text: '' })
      isRunInto = !isEnd(consequent.at(-1))
    }
  }
  return dropped
}

function isEnd(last: ESTree.Statement | undefined): boolean {
  if (last?.type === 'BlockStatement') return isEnd(last.body.at(-1) as ESTree.Statement)
  return ['BreakStatement', 'ContinueStatement', 'ReturnStatement', 'ThrowStatement'].includes(
    last?.type ?? ''
  )
}

function nameOf(node: ESTree.Node | null): string {
  return node?.type === 'Identifier' ? node.name : ''
}

function own(texts: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(texts, name) ? texts[name] : undefined
}

/** What lies within another edit goes with it. */
function apply(code: string, edits: Edit[]): string {
  let cut = ''
  let at = 0
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) continue
    cut += code.slice(at, start) + text
    at = end
  }
  return cut + code.slice(at)
}
