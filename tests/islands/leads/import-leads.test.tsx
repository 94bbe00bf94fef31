// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { setUpDashboardPage } from '../../kit/dashboard.ts'

const { answer, asked } = setUpDashboardPage('/dashboard/leads')

const CSV = 'Client,Courriel,Cell\nZoë Nguyễn,zoe@example.ca,416 555 0199\nLiam,,555\n'
const COUNTS = { added: 1, withdrawn: 1, repeated: 0, known: 0, erased: 2 }
const DONE = { api_status: 0, ...COUNTS, left_out: [], refused: [] }

async function open(text = CSV) {
  const { ImportSteps } = await import('#islands/leads/import-leads.tsx')
  const closed = vi.fn()
  render(<ImportSteps onDone={closed} />)
  choose(new File([text], 'people.csv'))
  return closed
}
function choose(file: File) {
  fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [file] } })
}
const box = (label: string) => screen.getByLabelText<HTMLSelectElement>(label)
const type = (label: string, value: string) => fireEvent.change(box(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const listed = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('refused rows are named as a spreadsheet numbers them, and downloaded as they were', async () => {
  answer({ 'POST /user/leads/import': { ...DONE, refused: [{ row: 4, problem: 'phone' }] } })
  await open('Name,Cell\nZoë,416 555 0199\n\nLiam,555\n')
  await screen.findByText('2 people in people.csv')
  expect(listed()[1]).toBe('Row 4: the phone number doesn’t have ten digits')
  press('Import 2 people')
  await screen.findByText('1 person added.')
  const sent = asked.findLast(({ path }) => path === '/user/leads/import')
  expect(sent?.body).toMatchObject({ rows: [{ row: 2 }, { row: 4 }] })
})

test('a row of a person whom an earlier row has is named, apart from people who were known before', async () => {
  const left_out = [
    { row: 3, why: 'known' },
    { row: 4, why: 'known' }
  ]
  answer({ 'POST /user/leads/import': { ...DONE, known: 2, left_out } })
  await open('Name,Email\nZoë,zoe@example.ca\nLiam,liam@example.ca\nZ. N.,Zoe@Example.ca\n')
  await screen.findByText('3 people in people.csv')
  press('Import 3 people')
  await screen.findByText('1 person added.')
  expect(listed().slice(2)).toEqual([
    '1 person left out: you have their email address or phone number.',
    '2 people left out: you erased them.',
    'Row 4: an earlier row of this file is the same person'
  ])
})

test('columns are guessed and can be chosen, the first rows show it, and all rows are sent', async () => {
  const refused = [{ row: 3, problem: 'phone' }]
  answer({ 'POST /user/leads/import': { ...DONE, refused } })
  const closed = await open()
  await screen.findByText('2 people in people.csv')
  expect(box('Email').selectedOptions[0]?.textContent).toBe('Courriel')
  expect(box('Full name').selectedOptions[0]?.textContent).toBe('Don’t import')
  type('Full name', '0')
  expect(listed()).toEqual([
    'Zoë Nguyễn · zoe@example.ca · 4165550199',
    'Row 3: the phone number doesn’t have ten digits'
  ])
  expect(box('Their language').value).toBe('en')
  type('Their language', 'fr')
  type('Tags, separated by commas', 'Fair, VIP')
  press('Import 2 people')
  await screen.findByText('1 person added.')
  const sent = asked.find(({ path }) => path === '/user/leads/import')
  expect(sent).toMatchObject({
    body: {
      duplicates: 'skip',
      consent: 'none',
      stage: 'new',
      language: 'fr',
      tags: ['Fair', ' VIP'],
      rows: [
        { row: 2, cells: { name: 'Zoë Nguyễn', email: 'zoe@example.ca', phone: '416 555 0199' } },
        { row: 3, cells: { name: 'Liam', email: '', phone: '555' } }
      ]
    }
  })
  expect(listed()).toEqual([
    '1 person added.',
    'Without consent: 1 person, who unsubscribed or withdrew it. If they agree again, record it on their page.',
    '2 people left out: you erased them.',
    'Row 3: the phone number doesn’t have ten digits'
  ])
  screen.getByRole('button', { name: 'Download these rows' })
  press('Done')
  expect(closed).toHaveBeenCalled()
})

test('without a column to reach people by, nothing is sent', async () => {
  await open('Who,What\nZoë,Buyer\n')
  await screen.findByText('1 person in people.csv')
  press('Import 1 person')
  await screen.findByText('Please choose which column has the email address or the phone number.')
  expect(asked.some(({ path }) => path === '/user/leads/import')).toBe(false)
})

test('a missing day or note of the consent is asked for beside its field, and what was chosen stays', async () => {
  const consent_note = 'Please note how they gave their consent.'
  const given_on = 'Please choose the day of their consent, not one in the future.'
  const errors = { given_on, consent_note }
  answer({ 'POST /user/leads/import': { api_status: 400, message: 'No', errors } })
  await open()
  await screen.findByText('2 people in people.csv')
  type('Consent to commercial emails', 'express')
  type('Stage', 'talking')
  press('Import 2 people')
  await screen.findByText(consent_note)
  expect(box('Date they agreed').getAttribute('aria-describedby')).toContain('error')
  screen.getByText(given_on)
  await waitFor(() => expect(box('Stage').value).toBe('talking'))
})

test('a file without people says so, and another one can be chosen', async () => {
  await open('Name,Email\n')
  await screen.findByText(/^There are no people in this file/)
  choose(new File(['Name,Email\nZoë,zoe@example.ca\n'], 'better.csv'))
  await screen.findByText('1 person in better.csv')
})

test('columns are filled in as they were chosen for the last file with these headings', async () => {
  answer({
    'POST /user/leads/importColumns': { api_status: 0, columns: { name: 1, email: 0 } },
    'POST /user/leads/saveImportColumns': { api_status: 0, message: '' },
    'POST /user/leads/import': DONE
  })
  await open('Wo,Wer\nzoe@example.ca,Zoë\n')
  await screen.findByText('Filled in as you chose for your last file with these columns.')
  expect(listed()).toEqual(['Zoë · zoe@example.ca'])
  type('Message or notes', '1')
  press('Import 1 person')
  await screen.findByText('1 person added.')
  const saved = asked.find(({ path }) => path === '/user/leads/saveImportColumns')
  expect(saved).toMatchObject({
    body: { headings: ['Wo', 'Wer'], columns: { name: 1, email: 0, message: 1 } }
  })
})
