// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DomainReport } from '#contract/websites/domain.ts'
import { renderHomePage, setUpHomePage } from '../../kit/home-page.tsx'
import { toasts } from '../../kit/toasts.ts'

const { asked, panel } = setUpHomePage()

const report: DomainReport = {
  domain: 'amaraosei.ca',
  exists: true,
  block: null,
  name_servers: [],
  records_block: null,
  records: [],
  aliases: [],
  findings: [],
  page_title: null,
  before: ['amaraosei.ca  A  192.0.2.7'],
  can_put_back: false,
  by_hand: [{ host: 'amaraosei.ca', type: 'A', value: '192.0.2.7', is_set: false }]
}
const answered = { api_status: 0, ...report }
const RECORD = { base_url: 'annlee.ca', host: '_maplekey.annlee.ca', value: 'maplekey-domain=abc' }
const missing = { base_url: 'We haven’t found the record at _maplekey.annlee.ca yet.' }

test('a domain is entered, its record shown and looked for until it is there; the old records are listed', async () => {
  panel(
    { domain_state: 'waiting' },
    {
      'GET /user/domain': answered,
      'POST /user/domain/claim': { api_status: 0, ...RECORD },
      'POST /user/domain/take': { api_status: 409, message: missing.base_url, errors: missing }
    }
  )
  await renderHomePage()
  const back = await screen.findByRole('heading', { name: 'To go back to your previous website' })
  expect(back.closest('section')?.textContent).toContain('A 192.0.2.7')

  fireEvent.click(screen.getByRole('button', { name: 'Use another domain' }))
  const dialog = screen.getByRole('dialog', { name: 'Use another domain' })
  const button = (name: string) => within(dialog).getByRole('button', { name })
  fireEvent.change(within(dialog).getByLabelText('Domain'), { target: { value: 'annlee.ca' } })
  fireEvent.click(button('Show the record'))
  await within(dialog).findByText('_maplekey.annlee.ca')
  expect(within(dialog).getByText('maplekey-domain=abc')).toBeTruthy()

  fireEvent.click(button('Check and use it'))
  await within(dialog).findByText(missing.base_url)
  panel(
    { domain_state: 'waiting', base_url: 'annlee.ca' },
    { 'GET /user/domain': answered, 'POST /user/domain/take': { ...answered, domain: 'annlee.ca' } }
  )
  fireEvent.click(button('Check and use it'))
  await waitFor(async () => {
    expect(await toasts()).toMatchObject([
      { kind: 'success', message: 'Your website now uses annlee.ca.' }
    ])
  })
  expect(asked.filter(({ path }) => path === '/user/domain/take')).toHaveLength(2)
})

test('the card says about a domain that doesn’t exist what its check says', async () => {
  panel({ domain_state: 'waiting' }, { 'GET /user/domain': { ...answered, exists: false } })
  await renderHomePage()
  await screen.findByText(/^The domain amaraosei\.ca doesn’t exist\./)
  expect(screen.queryByText(/nothing depends on this domain/)).toBeNull()
})
