// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { bounded } from '#islands/kit/bounded.tsx'

afterEach(cleanup)

test('an island that falls over says so in its place, and can be set up again', () => {
  // React tells the console what it caught.
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  let isBroken = true
  const Falling = bounded(() => {
    if (isBroken) throw new Error('a fault of ours')
    return <p>Here again</p>
  })
  const Standing = bounded(({ name }: { name: string }) => <p>{name}</p>)
  render(
    <>
      <Falling />
      <Standing name="Amara" />
    </>
  )
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong.')
  expect(screen.getByText('Amara')).toBeDefined()
  expect(told).toHaveBeenCalled()
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('Here again')).toBeDefined()
})
