// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { siteData } from '../../kit/site-data.ts'

vi.mock('#islands/kit/form/recaptcha.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a form whose check failed to load stays usable, and says so when it is sent', async () => {
  vi.stubGlobal('fetch', async () => {
    const humanCheck = { kind: 'recaptcha', siteKey: 'a-key' }
    return Response.json({
      ...siteData,
      websiteConfig: { ...siteData.websiteConfig, humanCheck }
    })
  })
  // Another file of this worker may have loaded the site's data already.
  vi.resetModules()
  const { useHumanCheck } = await import('#islands/kit/form/human-check.tsx')
  const given: unknown[] = []
  function Form() {
    const { pass, presence } = useHumanCheck('contact')
    return (
      <form>
        <input aria-label="Message" />
        {presence}
        <button type="button" onClick={async () => given.push(await pass())}>
          Send
        </button>
      </form>
    )
  }
  render(<Form />)
  await waitFor(() => expect(document.querySelector('span[hidden]')).not.toBeNull())
  await act(async () => fireEvent.focusIn(screen.getByLabelText('Message')))
  fireEvent.click(screen.getByText('Send'))
  await waitFor(() => expect(given).toEqual([undefined]))
  expect(screen.getByLabelText('Message')).toBeTruthy()
})
