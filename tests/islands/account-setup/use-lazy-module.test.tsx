// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Activity } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useLazyModule } from '#islands/account-setup/use-lazy-module.ts'

afterEach(cleanup)

type Part = { text: string }

function Lazy({ load }: { load: () => Promise<Part> }) {
  const { failed, part, retry } = useLazyModule(load)
  if (failed) return <button onClick={retry}>Retry</button>
  return <p>{part?.text ?? 'Loading'}</p>
}

test('a part that arrives while it is hidden shows when it is visible again', async () => {
  const { promise, resolve } = Promise.withResolvers<Part>()
  const load = () => promise
  const page = (mode: 'hidden' | 'visible') => (
    <Activity mode={mode}>
      <Lazy load={load} />
    </Activity>
  )
  const { rerender } = render(page('visible'))
  rerender(page('hidden'))
  await act(async () => resolve({ text: 'Preview' }))
  rerender(page('visible'))
  expect(await screen.findByText('Preview')).toBeTruthy()
})

test('a part that failed to load is loaded again on demand', async () => {
  let isOnline = false
  const load = async () => {
    if (!isOnline) throw new Error('offline')
    return { text: 'Payment' }
  }
  render(<Lazy load={load} />)
  const retry = await screen.findByRole('button', { name: 'Retry' })
  isOnline = true
  fireEvent.click(retry)
  expect(await screen.findByText('Payment')).toBeTruthy()
})
