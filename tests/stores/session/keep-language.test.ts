import { beforeAll, expect, test } from 'vitest'
import { inMemory, startPanel } from '../../kit/panel.ts'
import { connect, connectTo, freshVisitor, json } from '../../kit/visitor.ts'

beforeAll(() => inMemory().then(() => {}))
freshVisitor('/dashboard/home')

const open = async () => ({
  ...(await import('#stores/session/session.ts')),
  ...(await import('#stores/session/keep-language.ts'))
})

test('the language that a member switches to becomes their account’s', async () => {
  const panel = await startPanel()
  connectTo(panel)
  const { agent_id, token } = await panel.registerAgent()
  localStorage.setItem('access_token', token)
  const { checkSession, keepLanguage } = await open()
  await checkSession()
  await keepLanguage({ language: 'fr' })
  const { language } = await panel.world.db
    .selectFrom('agents')
    .select('language')
    .where('agent_id', '=', agent_id)
    .executeTakeFirstOrThrow()
  expect(language).toBe('fr')
})

test('a visitor without an account switches without a call', async () => {
  let calls = 0
  connect(() => {
    calls++
    return json({ api_status: 0, message: '' })
  })
  const { keepLanguage } = await open()
  await keepLanguage({ language: 'fr' })
  expect(calls).toBe(0)
})
