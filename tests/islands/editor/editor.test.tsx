// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { amara, me, memberOn } from '../../kit/dashboard.ts'

const page = memberOn('/editor')

async function open(is_editor?: boolean) {
  const answer = { api_status: 0, data: [], total_count: 0 }
  page.answer({ ...me({ ...amara, ...(is_editor && { is_editor }) }), 'GET /editor/items': answer })
  const { Editor } = await import('#islands/editor/editor.tsx')
  render(<Editor lost={<h1>Nobody lives here</h1>} />)
}

test('to an agent who is no editor there is nothing at the editor’s address, and nothing is asked', async () => {
  await open()
  expect(await screen.findByRole('heading', { name: 'Nobody lives here' })).toBeTruthy()
  expect(page.asked.map(({ path }) => path)).toEqual(['/user/accessTokenLoginWeb'])
})

test('an editor finds what there is to write, and what comes first where there is nothing', async () => {
  await open(true)
  expect(await screen.findByText('No post yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Posts' }).getAttribute('aria-current')).toBe('page')
  expect(screen.queryByText('Nobody lives here')).toBeNull()
})
