import { expect, test } from 'vitest'
import { paymentMethods } from '#contract/billing/payment.ts'
import { agent as nobody, connect, freshVisitor, json } from '../kit/visitor.ts'

freshVisitor('/dashboard/home')

test('an answer that was on its way before an action does not replace a newer one', async () => {
  localStorage.setItem('access_token', 'tok')
  const { loader, reload } = await import('#stores/loaded.ts')
  const { checkSession, refreshSession, $session } = await import('#stores/session/session.ts')
  const cards = loader('cards', paymentMethods)
  const states: string[] = []
  cards.$loaded.listen(({ status }) => void states.push(status))
  const held = Promise.withResolvers<void>()
  let answers = 0
  const cardOf = (upm_id: string) => ({
    upm_id,
    card_brand: 'Visa',
    card_last4: '4242',
    isPrimary: true
  })
  connect(async (path) => {
    const isFirst = answers++ < 2
    if (isFirst) await held.promise
    const age = isFirst ? 'old' : 'new'
    return json(path.endsWith('paymentMethods') ? [cardOf(age)] : nobody(`${age}@lakeshore.ca`))
  })
  const first = Promise.all([cards.load({}), checkSession()])
  await expect.poll(() => answers).toBe(2)
  await Promise.all([reload('cards'), refreshSession()])
  held.resolve()
  await first
  expect(cards.$loaded.get()).toMatchObject({ status: 'ready', value: [{ upm_id: 'new' }] })
  expect($session.get()).toMatchObject({ user: { email: 'new@lakeshore.ca' } })

  await reload('cards')
  expect(states, 'what is on the screen stays until the answer is there').toEqual([
    'ready',
    'ready'
  ])
})

test('what was never asked for is not asked for after an action', async () => {
  const { loader, reload } = await import('#stores/loaded.ts')
  loader('cards', paymentMethods)
  let calls = 0
  connect(() => {
    calls++
    return json([])
  })
  await Promise.all([reload('cards'), reload('due')])
  expect(calls).toBe(0)
})
