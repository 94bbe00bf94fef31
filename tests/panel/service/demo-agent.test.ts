import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_LOGIN } from '#panel/actions/accounts/seed-demo-agent.ts'
import { logIn } from '#panel/actions/accounts/log-in.ts'
import { openWorld, type OpenedWorld } from '#panel/actions/open-world.ts'
import { testSettings } from '../../kit/test-settings.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'maplekey-demo-agent-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function started<T>(production: boolean, work: (world: OpenedWorld) => Promise<T>) {
  const world = await openWorld({
    ...testSettings,
    dataDir: folder,
    logLevel: 'silent',
    production
  })
  return work(world).finally(() => world.close())
}

const sessions = ({ db }: OpenedWorld) => db.selectFrom('sessions').selectAll().execute()

test('an agent whose password is published can log in in development alone, and edit nothing in production', async () => {
  const entered = await started(false, (world) => logIn(world, DEMO_LOGIN))
  expect(entered.agent.is_editor).toBe(true)
  await started(true, async (world) => {
    await expect(logIn(world, DEMO_LOGIN)).rejects.toMatchObject({ status: 401 })
    expect(await sessions(world)).toEqual([])
    const agent = await world.db
      .selectFrom('agents')
      .select('is_editor')
      .where('email', '=', DEMO_LOGIN.email)
      .executeTakeFirstOrThrow()
    expect(agent.is_editor).toBe(false)
  })
  const again = await started(false, (world) => logIn(world, DEMO_LOGIN))
  expect(again.agent.is_editor).toBe(true)
})
