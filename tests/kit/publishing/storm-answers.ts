import { fileOf, type ReleaseState } from './shown-release.ts'

/** An answer, with the switch counts when it was requested and received. */
export type StormAnswer = {
  path: string
  encoding: string
  status: number
  hash: string
  from: number
  to: number
}

/** Counts rise before and after each switch: even ones name a state, odd ones a switch. */
export function isExpectedAnswer(
  states: readonly ReleaseState[],
  { encoding, from, hash, path, status, to }: StormAnswer
): boolean {
  const possible = states.slice(Math.floor(from / 2), Math.ceil(to / 2) + 1)
  const file = fileOf(path)
  return possible.some(({ hashes }) => {
    const plain = hashes.get(file)
    if (plain === undefined) return status === 404
    return status === 200 && hash === ((encoding === 'br' && hashes.get(`${file}.br`)) || plain)
  })
}
