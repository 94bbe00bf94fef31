// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { siteData } from '../../kit/site-data.ts'

const LETTER = {
  Name: 'Amara Osei',
  Email: 'amara@lakeshore.ca',
  Phone: '(416) 555-0134',
  Message: 'Can my domain move to you?'
}
const sent: unknown[] = []

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  sessionStorage.clear()
  sent.length = 0
  answer(() => Response.json({ api_status: 0 }))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The panel without a human check; `contact` is what it says to a message. */
function answer(contact: () => Response) {
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!request.url.endsWith('/contactUs')) {
      const websiteConfig = { ...siteData.websiteConfig, humanCheck: { kind: 'off' } }
      return Response.json({ ...siteData, websiteConfig })
    }
    sent.push(await request.json())
    return contact()
  })
}

const show = async (which: 'contact' | 'plans' = 'contact') => {
  const { Contact } = await import('#islands/contact/contact.tsx')
  const { PlansQuery } = await import('#islands/contact/plans-query.tsx')
  render(which === 'contact' ? <Contact /> : <PlansQuery />)
  await act(async () => {})
}
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => {
  fireEvent.change(box(label), { target: { value } })
  fireEvent.input(box(label))
}
const fill = (letter: Record<string, string>) => {
  for (const [label, words] of Object.entries(letter)) type(label, words)
}
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await act(async () => {})
}
const errorOf = (label: string) => {
  const id = box(label).getAttribute('aria-describedby')
  return id ? document.getElementById(id)?.textContent : undefined
}

test('an empty contact form shows each field’s error and sends nothing', async () => {
  await show()
  await press('Send message')
  await waitFor(() => expect(document.activeElement).toBe(box('Name')))
  expect(['Name', 'Email', 'Phone', 'Message'].map(errorOf)).toEqual([
    'Name is required',
    'Email is required.',
    'Phone number is required.',
    'Message is required.'
  ])
  expect(sent).toEqual([])
})

test('a contact message is sent as typed, and the thank-you takes the form’s place and focus', async () => {
  await show()
  fill(LETTER)
  await press('Send message')
  const thanks = await screen.findByRole('heading', { name: /^Message sent successfully\./ })
  expect(document.activeElement).toBe(thanks)
  expect(sent).toEqual([
    {
      full_name: 'Amara Osei',
      email: 'amara@lakeshore.ca',
      phone: '4165550134',
      message: 'Can my domain move to you?',
      recaptcha: 'off'
    }
  ])
  await press('Send another message')
  expect(box('Message').value).toBe('')
})

test('a refusal is shown at its field, and what was typed stays', async () => {
  const errors = { email: 'Invalid email' }
  answer(() => Response.json({ api_status: 429, message: 'Slow down.', errors }, { status: 429 }))
  await show()
  fill(LETTER)
  await press('Send message')
  expect((await screen.findByRole('alert')).textContent).toContain('Slow down.')
  expect(errorOf('Email')).toBe('Invalid email')
  expect(box('Message').value).toBe(LETTER.Message)
})

test('what was typed comes back after a reload', async () => {
  await show()
  fill(LETTER)
  cleanup()
  vi.resetModules()
  await show()
  expect(Object.keys(LETTER).map((label) => box(label).value)).toEqual(Object.values(LETTER))
  await press('Send message')
  await screen.findByRole('heading', { name: /^Message sent successfully\./ })
  cleanup()
  vi.resetModules()
  await show()
  expect(box('Message').value).toBe('')
})

test('the query form has its own messages for missing fields', async () => {
  await show('plans')
  type('Message', 'too short')
  await press('Send query')
  await waitFor(() => expect(errorOf('Message')).toBe('Message too short'))
  expect(errorOf('Email')).toBe('Email is a required field')
  type('Message', '')
  await waitFor(() => expect(errorOf('Message')).toBe('Message is required'))
})

test('without a human check, the query form asks for it and keeps the question', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }))
  await show('plans')
  fill({ Email: LETTER.Email, Message: LETTER.Message })
  await press('Send query')
  expect((await screen.findByRole('alert')).textContent).toContain('Recaptcha required.')
  expect(box('Message').value).toBe(LETTER.Message)
})

test('without a human check, the contact form sends nothing and keeps what was typed', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(new URL(url).pathname)
    return new Response('<html>', { status: 502 })
  })
  await show()
  fill(LETTER)
  await press('Send message')
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Please complete the reCAPTCHA verification.'
  )
  expect(Object.keys(LETTER).map((label) => box(label).value)).toEqual(Object.values(LETTER))
  expect(asked.filter((one) => !one.endsWith('/siteData'))).toEqual([])
})

test('what was typed before hydration is kept', async () => {
  const { renderToString } = await import('react-dom/server')
  const { Contact } = await import('#islands/contact/contact.tsx')
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<Contact />)
  box('Message').value = LETTER.Message
  render(<Contact />, { container: place, hydrate: true })
  await act(async () => {})
  expect(JSON.parse(sessionStorage.getItem('draft:contact') ?? '')).toEqual({
    message: LETTER.Message
  })
})
