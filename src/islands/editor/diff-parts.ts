import type { ChangeObject } from 'diff'

/** `at`: where it begins in both texts together, which no other part has. */
export type Part = { added: boolean; removed: boolean; value: string; at: number }

/** Letters of what is the same on either side of a change. */
const AROUND = 120

/** What two texts differ in, with a little of what is the same around it. */
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
  if (text.length <= AROUND * 3) return text
  const before = isFirst ? '' : text.slice(0, AROUND)
  const after = isLast ? '' : text.slice(-AROUND)
  return `${before} […] ${after}`.trim()
}
