import { describe, expect, test } from 'vitest'
import { killDuringCalls } from '../kit/killed-calls.ts'
import { hasPostgres } from '../kit/postgres.ts'

const KILLS = 50

describe.each(['embedded', 'postgres'] as const)('on the %s database', (engine) => {
  test.runIf(engine === 'embedded' || hasPostgres())(
    'a call repeated after a kill is neither stored twice nor lost',
    async () => {
      const { made, repeated } = await killDuringCalls(engine, KILLS)
      process.stdout.write(
        `${engine}: ${KILLS} kills, ${repeated} calls repeated: ${JSON.stringify(made)}\n`
      )
      const each = KILLS
      expect(made).toEqual({
        cards: each,
        messages: each,
        agents: each,
        items: each,
        pictures: each
      })
    }
  )
})
