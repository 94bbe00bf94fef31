/** What the specification's About page says, as numbers: '15+', '10+' and '1k+'. */
const SPECIFIED_FIGURES = { websites: 15, designs: 10, leads: 1000 } as const
export type Counted = keyof typeof SPECIFIED_FIGURES

/** A count that is told, or undefined until it exceeds the specified figure. */
export function exceeding(name: Counted, count = 0): number | undefined {
  return count > SPECIFIED_FIGURES[name] ? count : undefined
}
