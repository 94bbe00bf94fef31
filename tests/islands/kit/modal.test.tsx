// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { setUpDashboardPage } from '../../kit/dashboard.ts'

setUpDashboardPage('/dashboard')

test.each<[where: string, named: string, content: ReactNode]>([
  [
    'a form’s first field',
    'name',
    <form key="">
      <input name="hidden" type="hidden" />
      <input name="name" />
    </form>
  ],
  [
    'what is marked as first',
    'email',
    <form key="">
      <input name="name" />
      <input data-first name="email" />
    </form>
  ]
])('a dialog opens at %s', async (_, named, content) => {
  const { Modal } = await import('#islands/kit/modal.tsx')
  render(
    <Modal onClose={() => undefined} open title="Add a lead">
      {content}
    </Modal>
  )
  expect(document.activeElement?.getAttribute('name')).toBe(named)
})
