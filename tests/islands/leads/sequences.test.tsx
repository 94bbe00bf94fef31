// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setUpDashboardPage, userAnswer } from '../../kit/dashboard.ts'
import { toasts } from '../../kit/toasts.ts'

const { answer, asked } = setUpDashboardPage('/dashboard/sequences')

const SEQUENCE_ID = '7d1f0c2e-3b1a-4a58-9d3c-0a4f7c1b2d3e'
const results = { people: 4, sent: 9, answered: 2, finished: 1, stopped: 3, unsubscribed: 0 }
const steps = [0, 3].map((day, at) => ({
  step_id: `7d1f0c2e-3b1a-4a58-9d3c-0a4f7c1b2d4${at}`,
  day,
  subject: `Day ${day}`,
  body: '<p>Hello</p>'
}))
const SEQUENCE = {
  sequence_id: SEQUENCE_ID,
  name: 'New buyers',
  language: 'en',
  kinds: ['home'],
  steps,
  version: 3,
  is_on: true,
  paused_by: null as string | null,
  updated: '2026-11-21T15:00:00.000Z',
  results
}
const LIST = {
  api_status: 0,
  data: [{ ...SEQUENCE, steps: 2 }],
  answers_seen: false
}

async function open(answers: Parameters<typeof answer>[0] = {}) {
  answer({
    ...userAnswer(),
    'GET /user/leads/sequences': LIST,
    'GET /user/leads/sequence': { api_status: 0, sequence: SEQUENCE },
    ...answers
  })
  const { Sequences } = await import('#islands/leads/sequences.tsx')
  render(<Sequences />)
  await screen.findByRole('table', { name: 'Sequences' })
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('the list shows each sequence with its figures', async () => {
  await open()
  const [, row] = screen.getAllByRole('row')
  const cells = within(row as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
  expect(cells.join(' ')).toContain('On')
  for (const figure of ['4', '9', '2', '3']) expect(cells.join(' ')).toContain(figure)
})

test('a sequence that is on is saved by a press alone, and warns that replies aren’t seen', async () => {
  const saved = { ...SEQUENCE, name: 'Buyers', version: 4 }
  await open({ 'POST /user/leads/saveSequence': { api_status: 0, sequence: saved } })
  fireEvent.click(screen.getByRole('link', { name: 'New buyers' }))
  const name = await screen.findByLabelText('Name')
  await screen.findByText(/Replies go straight to your mailbox/)
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
  fireEvent.change(name, { target: { value: 'Buyers' } })
  await screen.findByText(/Your changes take effect once you save them/)
  expect(asked.filter(({ path }) => path === '/user/leads/saveSequence')).toEqual([])
  press('Save changes')
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      path: '/user/leads/saveSequence',
      body: { sequence_id: SEQUENCE_ID, base_version: 3, name: 'Buyers', steps }
    })
  )
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull())
})

test.each([
  ['plan', /your plan isn’t running/, 'Open billing', /transactions/],
  ['address', /postal address on your website is incomplete/, 'Open your website', /website/]
])('a sequence that is paused by its %s says so, and leads there', async (by, text, link, path) => {
  const paused = { ...SEQUENCE, paused_by: by }
  await open({
    'GET /user/leads/sequences': { ...LIST, data: [{ ...paused, steps: 2 }] },
    'GET /user/leads/sequence': { api_status: 0, sequence: paused }
  })
  expect(screen.getByText('Paused')).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'New buyers' }))
  await screen.findByText(text)
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toMatch(path)
})

test('a day that isn’t a number is named beside its field', async () => {
  await open()
  fireEvent.click(screen.getByRole('link', { name: 'New buyers' }))
  const second = within(await screen.findByRole('region', { name: 'Email 2' }))
  const day = second.getByLabelText('Days after the start')
  fireEvent.change(day, { target: { value: 'three' } })
  second.getByText('Please enter a whole number of days, from 0 to 365.')
  expect(day.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(day, { target: { value: '5' } })
  expect(day.getAttribute('aria-invalid')).toBeNull()
})

test('turning a sequence off says how many people leave it', async () => {
  const off = { ...SEQUENCE, is_on: false, results: { ...results, people: 0, stopped: 7 } }
  await open({ 'POST /user/leads/turnSequence': { api_status: 0, sequence: off } })
  fireEvent.click(screen.getByRole('link', { name: 'New buyers' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Turn off' }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText(/The 4 people in it will be removed/)
  fireEvent.click(dialog.getByRole('button', { name: 'Turn off' }))
  await screen.findByRole('button', { name: 'Turn on' })
  expect(asked.at(-1)).toMatchObject({ body: { is_on: false, version: 3 } })
  expect(await toasts()).toMatchObject([{ kind: 'success' }])
})
