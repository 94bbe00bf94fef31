// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { setUpDashboardPage } from '../../kit/dashboard.ts'
import { toasts } from '../../kit/toasts.ts'

const { answer, asked } = setUpDashboardPage('/dashboard/lead')

const LEAD = { lead_id: '7d1f0c2e-3b1a-4a58-9d3c-0a4f7c1b2d3e', name: 'Jordan Example' }
const TEMPLATE = {
  template_id: 'first-answer-en',
  language: 'en',
  name: 'First answer',
  subject: 'About {home}',
  text: 'Hello {first_name}'
}
const setup = {
  api_status: 0,
  to: 'jordan@example.org',
  kind: 'home',
  language: 'en',
  from: 'Amara Osei via Maplekey',
  replies: 'mailbox',
  mailbox: 'amara@lakeshore.ca',
  values: {
    name: 'Jordan Example',
    first_name: 'Jordan',
    home: '14 Elm Street',
    agent: 'Amara Osei',
    brokerage: 'Lakeshore',
    phone: '(416) 555-0134',
    email: 'amara@lakeshore.ca',
    website: 'https://amaraosei.ca'
  },
  templates: [TEMPLATE]
}

async function open(answers: Parameters<typeof answer>[0] = {}) {
  answer({ 'GET /user/leads/answerSetup': setup, ...answers })
  const { AnswerDialog } = await import('#islands/leads/answer-dialog.tsx')
  const closed = vi.fn()
  const shown = render(<AnswerDialog lead={LEAD} onClose={closed} />)
  await screen.findByLabelText('Template')
  return { closed, AnswerDialog, ...shown }
}

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(box(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('words for a home that nobody named are in the language of the template', async () => {
  const french = { ...TEMPLATE, template_id: 'first-answer-fr', language: 'fr' }
  await open({
    'GET /user/leads/answerSetup': {
      ...setup,
      values: { ...setup.values, home: '' },
      templates: [TEMPLATE, { ...french, subject: 'Au sujet de {propriété}' }]
    }
  })
  type('Template', 'first-answer-en')
  expect(box('Subject').value).toBe('About your next home')
  type('Template', 'first-answer-fr')
  expect(box('Subject').value).toBe('Au sujet de votre prochaine propriété')
})

test('a seller’s home is their own, not their next one', async () => {
  const values = { ...setup.values, home: '' }
  await open({ 'GET /user/leads/answerSetup': { ...setup, kind: 'valuation', values } })
  type('Template', 'first-answer-en')
  expect(box('Subject').value).toBe('About your home')
})

test('a template fills in the person’s values, and the answer is sent with a key', async () => {
  const sent = { api_status: 0, first_answer_at: '2026-11-21T15:00:00.000Z' }
  const { closed } = await open({ 'POST /user/leads/answer': sent })
  screen.getByText(/The reply goes to amara@lakeshore\.ca/)
  type('Template', 'first-answer-en')
  expect(box('Subject').value).toBe('About 14 Elm Street')
  expect(box('Message').value).toBe('Hello Jordan')
  press('Send')
  await waitFor(() => expect(closed).toHaveBeenCalled())
  expect(asked.at(-1)).toMatchObject({
    path: '/user/leads/answer',
    body: { lead_id: LEAD.lead_id, subject: 'About 14 Elm Street', text: 'Hello Jordan' },
    key: expect.any(String)
  })
  expect(await toasts()).toMatchObject([{ kind: 'success' }])
})

test('an empty or unknown part is named beside its field, before anything is sent', async () => {
  await open()
  type('Message', 'Dear {nme}')
  press('Send')
  await waitFor(() => expect(box('Subject').getAttribute('aria-invalid')).toBe('true'))
  screen.getByText(/We can’t fill in \{nme\}/)
  expect(asked.filter(({ path }) => path === '/user/leads/answer')).toEqual([])
})

test('what was typed is still there after a refusal, and after the dialog was closed', async () => {
  const refusal = { api_status: 409, message: 'Emails to jordan@example.org come back.' }
  const { AnswerDialog, unmount } = await open({ 'POST /user/leads/answer': refusal })
  type('Subject', 'A subject')
  type('Message', 'A long message')
  press('Send')
  await screen.findByText('Emails to jordan@example.org come back.')
  unmount()
  render(<AnswerDialog lead={LEAD} onClose={() => {}} />)
  await screen.findByLabelText('Template')
  expect(box('Message').value).toBe('A long message')
})

test('a template is edited beside its preview, and saved', async () => {
  const saved = { api_status: 0, data: [{ ...TEMPLATE, name: 'Hello' }] }
  await open({ 'POST /user/leads/saveTemplate': saved })
  press('Edit templates')
  press('Edit First answer')
  type('Name', 'Hello')
  type('Message', 'Good day, {name}')
  expect(screen.getByRole('region', { name: /will read/ }).textContent).toContain(
    'Good day, Jordan Example'
  )
  press('Save template')
  await screen.findByRole('button', { name: 'Edit Hello' })
  expect(asked.at(-1)?.body).toMatchObject({ template_id: 'first-answer-en', name: 'Hello' })
})

test('a failure to load offers another try', async () => {
  const refusal = { api_status: 409, message: 'This person has no email address.' }
  answer({ 'GET /user/leads/answerSetup': refusal })
  const { AnswerDialog } = await import('#islands/leads/answer-dialog.tsx')
  render(<AnswerDialog lead={LEAD} onClose={() => {}} />)
  await screen.findByText('This person has no email address.')
  answer({ 'GET /user/leads/answerSetup': setup })
  press('Retry')
  await screen.findByLabelText('Template')
})
