// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { amara, userAnswer, setUpDashboardPage } from '../../kit/dashboard.ts'

const page = setUpDashboardPage('/editor')

async function open(is_editor?: boolean) {
  const answer = { api_status: 0, data: [], total_count: 0 }
  page.answer({
    ...userAnswer({ ...amara, ...(is_editor && { is_editor }) }),
    'GET /editor/items': answer
  })
  const { Editor } = await import('#islands/editor/editor.tsx')
  render(<Editor lost={<h1>Nobody lives here</h1>} />)
}

test('an agent who is not an editor sees the page for unknown addresses, and no call is made', async () => {
  await open()
  expect(await screen.findByRole('heading', { name: 'Nobody lives here' })).toBeTruthy()
  expect(page.asked.map(({ path }) => path)).toEqual(['/user/accessTokenLoginWeb'])
})

test('an editor sees the kinds of content, and a hint where a list is empty', async () => {
  await open(true)
  expect(await screen.findByText('No posts yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Posts' }).getAttribute('aria-current')).toBe('page')
  expect(screen.queryByText('Nobody lives here')).toBeNull()
})
