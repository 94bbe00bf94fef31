import { seededRandom } from '../seeded-random.ts'

/** Chances of a seed, so that a failure can be repeated. */
export function chanceOf(seed: number) {
  const random = seededRandom(seed)
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  return {
    whole,
    number: (from: number, to: number) => from + random() * (to - from),
    /** True in so many of a hundred cases. */
    yes: (percent: number) => random() * 100 < percent,
    one<Choice>(choices: readonly Choice[]): Choice {
      return choices[Math.floor(random() * choices.length)]!
    },
    some<Choice>(choices: readonly Choice[], percent: number): Choice[] {
      return choices.filter(() => random() * 100 < percent)
    }
  }
}

export type Chance = ReturnType<typeof chanceOf>
