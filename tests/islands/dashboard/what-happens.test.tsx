// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { User } from '#contract/entities.ts'
import { WhatHappens } from '#islands/dashboard/privacy/what-happens.tsx'
import { setUpDashboardPage, userAnswer } from '../../kit/dashboard.ts'

setUpDashboardPage('/dashboard/privacy')

const owner: User = userAnswer()['POST /user/accessTokenLoginWeb']
const said = (user: User) => {
  const { container, unmount } = render(<WhatHappens user={user} />)
  const text = container.textContent
  unmount()
  return text
}

test('a member isn’t told that a website and leads are deleted, which aren’t theirs', () => {
  const team = { brokerage: 'Lakeshore', role: 'agent' as const, is_open: true }
  const member = said({ ...owner, website: null, team })
  expect(member).not.toContain('Your website')
  expect(member).not.toContain('Your leads with their history')
  expect(member).toContain('Its leads stay with your brokerage')
  expect(said(owner)).toContain('Your leads with their history')
  expect(screen.queryByRole('list')).toBeNull()
})
