import type { ChangeObject } from 'diff'

/** `at`: the offset in both texts together, unique to each part. */
export type Part = { added: boolean; removed: boolean; value: string; at: number }

/** Unchanged characters shown on either side of a change. */
const CONTEXT = 120

/** The differences of two texts, with a little context around each. */
export function partsOf(changes: readonly ChangeObject<string>[]): Part[] {
  let at = 0
  return changes.map(({ added = false, removed = false, value }, index) => {
    const isSame = !added && !removed
    const shown = isSame ? shorten(value, index === 0, index === changes.length - 1) : value
    const part = { added, removed, value: shown, at }
    at += value.length
    return part
  })
}

function shorten(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= CONTEXT * 3) return text
  const before = isFirst ? '' : text.slice(0, CONTEXT)
  const after = isLast ? '' : text.slice(-CONTEXT)
  return `${before} […] ${after}`.trim()
}
