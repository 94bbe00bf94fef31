import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { up } from '#panel/tables/migrations/016d-cookie-policy-keys.ts'
import { safeHtml } from '#rules/content/safe-html.ts'
import { startPanel } from '../../kit/panel.ts'

const FORMER = new URL('./former/cookie-policy.html', import.meta.url)

test('an upgrade replaces the former sample cookie policy, and leaves an edited one alone', async () => {
  const { close, world } = await startPanel()
  const policy = () =>
    world.db
      .selectFrom('policies')
      .select('content')
      .where('policy_name', '=', 'cookie-policy')
      .executeTakeFirstOrThrow()
  const change = (content: string) =>
    world.db
      .updateTable('policies')
      .set({ content })
      .where('policy_name', '=', 'cookie-policy')
      .execute()
  const current = await policy()
  const former = safeHtml(await readFile(FORMER, 'utf8'))
  expect(former).not.toBe(current.content)

  await change(former)
  await up(world.db)
  expect(await policy()).toEqual(current)

  const edited = `${former}<p>Checked by our lawyer.</p>`
  await change(edited)
  await up(world.db)
  expect(await policy()).toEqual({ content: edited })

  await change(current.content)
  await close()
})
