// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { siteData } from '../kit/site-data.ts'

const sent: Record<string, string>[] = []
let refusal: object | undefined

beforeEach(() => {
  vi.resetModules()
  sessionStorage.clear()
  sent.length = 0
  refusal = undefined
  document.body.innerHTML = `
    <div id="toasts"></div>
    <form id="callback" novalidate>
      <input id="callback-email" name="email" /><p id="callback-email-error" hidden></p>
      <input id="callback-contact" name="contact" /><p id="callback-contact-error" hidden></p>
      <button type="submit">Request a callback</button>
      <p role="status" tabindex="-1"></p>
    </form>`
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!request.url.endsWith('/contactUs')) {
      const websiteConfig = { ...siteData.websiteConfig, humanCheck: { kind: 'off' } }
      return Response.json({ ...siteData, websiteConfig })
    }
    sent.push(await request.json())
    return refusal ? Response.json(refusal, { status: 400 }) : Response.json({ api_status: 0 })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const box = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!
const errorOf = (name: string) => {
  const id = box(name).getAttribute('aria-describedby')
  return id ? document.getElementById(id)?.textContent : undefined
}
const type = (name: string, value: string) => {
  box(name).value = value
  box(name).dispatchEvent(new Event('input', { bubbles: true }))
}
const answer = () => document.querySelector('form [role=status]')!.textContent
async function open() {
  const { activate } = await import('#page-scripts/callback-form/activate.ts')
  return activate(document.querySelector('form')!)
}

test('an error waits until its field is left, is tied to it, and goes at the key that mends it', async () => {
  await open()
  type('contact', '416555')
  expect(errorOf('contact')).toBeUndefined()
  box('contact').dispatchEvent(new Event('focusout', { bubbles: true }))
  expect(errorOf('contact')).toBe('Invalid contact number')
  expect(box('contact').getAttribute('aria-invalid')).toBe('true')
  expect(errorOf('email'), 'not touched').toBeUndefined()
  type('contact', '4165550134')
  expect(errorOf('contact')).toBeUndefined()
})

test('sending an empty form shows what is required and sends nothing', async () => {
  const send = await open()
  await send()
  expect([errorOf('email'), errorOf('contact')]).toEqual([
    'Email is required',
    'Contact is required'
  ])
  expect(document.activeElement).toBe(box('email'))
  expect(sent).toEqual([])
})

test('a callback is sent under the fixed words, told, and forgotten', async () => {
  const send = await open()
  type('email', 'amara@lakeshore.ca')
  type('contact', '416-555-0134')
  box('contact').focus()
  await send()
  expect(sent).toEqual([
    {
      full_name: 'Anonymous',
      email: 'amara@lakeshore.ca',
      phone: '4165550134',
      message: 'Footer callback form',
      recaptcha: 'off'
    }
  ])
  expect(answer()).toBe('Message sent successfully. We will contact you as early as possible.')
  expect(box('email').value).toBe('')
  expect(document.activeElement?.getAttribute('role')).toBe('status')
  expect([errorOf('email'), errorOf('contact')]).toEqual([undefined, undefined])
  expect(sessionStorage.getItem('draft:callback')).toBeNull()
})

test('pressing twice sends once', async () => {
  const send = await open()
  type('email', 'amara@lakeshore.ca')
  type('contact', '4165550134')
  await Promise.all([send(), send()])
  expect(sent).toHaveLength(1)
})

test('a refusal is told in the form, and what was typed outlives it and a reload', async () => {
  refusal = { api_status: 400, message: 'No.', errors: { phone: 'No such number.' } }
  const send = await open()
  type('email', 'amara@lakeshore.ca')
  type('contact', '4165550134')
  await send()
  expect(answer()).toBe('No.')
  expect(errorOf('contact')).toBe('No such number.')
  vi.resetModules()
  box('email').value = ''
  box('contact').value = ''
  await open()
  expect([box('email').value, box('contact').value]).toEqual(['amara@lakeshore.ca', '4165550134'])
})

test('without a network it says so', async () => {
  const send = await open()
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  type('email', 'amara@lakeshore.ca')
  type('contact', '4165550134')
  await send()
  expect(answer()).toMatch(/^(Recaptcha required|Something went wrong)\.$/)
  expect(box('email').value).toBe('amara@lakeshore.ca')
})

test('the press of somebody who was quicker than the script is sent once it is there', async () => {
  box('email').value = 'amara@lakeshore.ca'
  box('contact').value = '4165550134'
  document.querySelector('form')!.dataset['pressed'] = ''
  await import('#page-scripts/callback-form.ts')
  await expect.poll(answer).toContain('Message sent successfully.')
  expect(sent).toHaveLength(1)
})
