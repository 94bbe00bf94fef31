// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { amara, setUpDashboardPage } from '../../kit/dashboard.ts'
import { toasts } from '../../kit/toasts.ts'

const { answer, asked } = setUpDashboardPage('/dashboard/settings')
const LANGUAGE = 'Language of emails and receipts'

async function show(user = amara, others: Record<string, object> = {}) {
  let language = user.language ?? 'en'
  answer({
    'POST /user/accessTokenLoginWeb': () => ({ api_status: 0, ...user, language }),
    'POST /user/language': () => {
      language = 'fr'
      return { api_status: 0 }
    },
    ...others
  })
  const { Settings } = await import('#islands/dashboard/settings.tsx')
  render(<Settings />)
  return screen.findByLabelText<HTMLSelectElement>(LANGUAGE)
}

const said = async () => (await toasts()).map(({ message }) => message)
const choose = (select: HTMLElement) => fireEvent.change(select, { target: { value: 'fr' } })

test('the language of emails is saved at once', async () => {
  const select = await show()
  expect(select.value).toBe('en')
  choose(select)
  await waitFor(() => expect(select.value).toBe('fr'))
  expect(asked.find(({ path }) => path === '/user/language')?.body).toEqual({ language: 'fr' })
  expect(await said()).toContain('Your choice has been saved.')
})

test('a choice that isn’t saved says why, and the language stays', async () => {
  const refusal = { api_status: 429, message: 'Too many attempts.' }
  const select = await show(amara, { 'POST /user/language': refusal })
  choose(select)
  await waitFor(async () => expect(await said()).toContain('Too many attempts.'))
  expect(select.value).toBe('en')
})

test('a team’s member can choose it, too, without a website’s settings', async () => {
  const team = { brokerage: 'Lakeshore Realty', role: 'agent' as const, is_open: true }
  const select = await show({ ...amara, language: 'fr', website: null, team })
  expect(select.value).toBe('fr')
  expect(screen.queryByRole('heading', { name: 'Secret Keys' })).toBeNull()
})
