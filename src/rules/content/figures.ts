import { groupDigits } from '../money/group-digits.ts'

/** What the specification's About page says, as numbers: '15+', '10+' and '1k+'. */
const SPECIFIED_FIGURES = { websites: 15, designs: 10, leads: 1000 } as const
type Counted = keyof typeof SPECIFIED_FIGURES

/** A count that is told, or undefined until it exceeds the specified figure. */
export function exceeding(name: Counted, count: number): number | undefined {
  return count > SPECIFIED_FIGURES[name] ? count : undefined
}

/** The counted figure, or the specified words while there is none. */
export function shownFigure(name: Counted, words: string, count = 0): string {
  const told = exceeding(name, count)
  return told === undefined ? words : groupDigits(told)
}
