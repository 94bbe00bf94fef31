import { seededRandom } from '../seeded-random.ts'

export type Chance = ReturnType<typeof chanceOf>

/** Choices that are the same for the same seed. */
export function chanceOf(seed: number) {
  const random = seededRandom(seed)
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  return {
    happens: (share: number) => random() < share,
    one: <Value>(values: readonly [Value, ...Value[]]): Value =>
      values[whole(0, values.length - 1)] ?? values[0],
    random,
    some: <Value>(values: readonly Value[], share: number): Value[] =>
      values.filter(() => random() < share),
    whole
  }
}
