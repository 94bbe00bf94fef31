// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useSnapshot } from '#islands/account-setup/use-snapshot.ts'

afterEach(cleanup)

test('a snapshot stays until one of its keys changes, even to an equal-looking object', () => {
  let now = 1
  const first = { website_name: 'Amara' }
  const { rerender, result } = renderHook(({ keys }) => useSnapshot(keys, () => now), {
    initialProps: { keys: ['website', first] }
  })
  now = 2
  rerender({ keys: ['website', first] })
  expect(result.current).toBe(1)
  rerender({ keys: ['website', { website_name: 'Amara' }] })
  expect(result.current).toBe(2)
})
