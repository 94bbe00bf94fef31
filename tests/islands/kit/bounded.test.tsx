// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { bounded } from '#islands/kit/bounded.tsx'

afterEach(cleanup)

test('an island that crashes shows a notice in its place, and can be retried', () => {
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

test('every island of a page has an error boundary', () => {
  const pages = globSync('src/pages/**/*.astro').map((file) => readFileSync(file, 'utf8'))
  const islands = pages.flatMap((page) =>
    [...page.matchAll(/<(\w+)[^>]* client:/g)].map(([, name]) => {
      const file = new RegExp(`\\b${name}\\b[^']* from '#(islands/[\\w/-]+\\.tsx)'`).exec(page)?.[1]
      return [name, `src/${file}`] as const
    })
  )
  expect(islands.length).toBeGreaterThan(8)
  const bare = islands.filter(
    ([name, file]) => !readFileSync(file, 'utf8').includes(`export const ${name} = bounded(`)
  )
  expect(bare.map(([name]) => name)).toEqual([])
})
