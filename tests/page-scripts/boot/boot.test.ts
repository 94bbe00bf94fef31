import { expect, test, vi } from 'vitest'
import { changeElsewhere, freshVisitor, limitStorage, ORIGIN } from '../../kit/visitor.ts'

const visitor = freshVisitor()

const PLAN = '{"website":{"base_url":"a.ca","plan_end_date":"2027-01-01T00:00:00Z"}}'

/** What the head of the page at this address decides before there is a body. */
async function boot(path: string, stored: Record<string, string> = {}) {
  const { window } = visitor
  window.history.replaceState(null, '', `${ORIGIN}${path}`)
  for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value)
  vi.stubGlobal('location', window.location)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  await import('#page-scripts/boot/boot-guarded.ts')
  return window.document.documentElement
}

/** Left, kept by the browser, and shown again. */
function goAndComeBack(meanwhile = () => {}) {
  const { window } = visitor
  window.dispatchEvent(new window.Event('pagehide'))
  const hiddenMeanwhile = window.document.documentElement.style.visibility
  meanwhile()
  window.dispatchEvent(Object.assign(new window.Event('pageshow'), { persisted: true }))
  return hiddenMeanwhile
}

test.each([
  ['/dashboard/home', {}, '/auth/login'],
  ['/auth/account-setup', {}, '/auth/login'],
  ['/auth/login', {}, undefined],
  ['/auth/login', { access_token: 'tok' }, '/auth/account-setup'],
  ['/auth/login', { access_token: 'tok', user: '{"website":' }, '/auth/account-setup'],
  ['/auth/register', { access_token: 'tok', user: PLAN }, '/dashboard/home'],
  ['/auth/forgotPassword', { access_token: 'tok', user: PLAN }, '/dashboard/home'],
  ['/auth/account-setup', { access_token: 'tok' }, undefined],
  ['/auth/register?template=2', { access_token: 'tok' }, '/auth/account-setup?template=2'],
  ['/auth/register?template=2', { access_token: 'tok', user: PLAN }, '/dashboard/home'],
  ['/auth/account-setup?plan=1&duration=6', {}, '/auth/login?plan=1&duration=6'],
  ['/auth/account-setup', { access_token: 'tok', user: PLAN }, '/dashboard/home'],
  ['/dashboard/home', { access_token: 'tok' }, undefined],
  ['/dashboard/home', { access_token: 'no token 🔑' }, '/auth/login'],
  ['/auth/login', { access_token: 'no token 🔑' }, undefined],
  ['/auth/verify-email', { access_token: 'tok', user: PLAN }, undefined],
  ['/auth/logout', { access_token: 'tok', user: PLAN }, undefined],
  ['/', {}, undefined]
])('%s with %j stored leads to %s', async (path, stored, to) => {
  const root = await boot(path, stored)
  expect(visitor.visited).toEqual(to ? [to] : [])
  expect(root.style.visibility, 'not a glimpse of it').toBe(to ? 'hidden' : '')
})

test.each([
  [{}, 'out', 'none'],
  [{ user: PLAN }, 'out', 'none'],
  [{ access_token: 'tok' }, 'in', 'none'],
  [{ access_token: 'tok', user: '{"website":{"base_url":"a.ca"}}' }, 'in', 'none'],
  [{ access_token: 'tok', user: PLAN }, 'in', 'set']
])('with %j stored the header is that of who is %s, plan %s', async (stored, auth, plan) => {
  const { dataset } = await boot('/', stored)
  expect([dataset['auth'], dataset['plan']]).toEqual([auth, plan])
})

test('a stranger is told why they were sent to the log-in, where they arrive', async () => {
  await boot('/dashboard/home')
  const { takeLeftToast } = await import('#gateways/storage/take-left-toast.ts')
  expect(takeLeftToast()).toBeUndefined()
  expect(sessionStorage.getItem('toast')).toBe('{"kind":"error","why":"notLoggedIn"}')
})

test.each([
  ['/dashboard/home#lead=abc', {}, '#lead=abc'],
  ['/dashboard/home#lead=abc', { access_token: 'tok', user: '{"isReset":true}' }, '#lead=abc'],
  ['/dashboard/home', {}, null],
  ['/auth/login#email=a&code=b', { access_token: 'tok', user: PLAN }, null]
])('sent away from %s with %j stored, the tab keeps %s', async (path, stored, kept) => {
  await boot(path, stored)
  expect(visitor.visited).toHaveLength(1)
  expect(sessionStorage.getItem('fragment')).toBe(kept)
})

test('a token that a full storage would not take counts for its tab', async () => {
  sessionStorage.setItem('access_token', 'tok')
  const root = await boot('/dashboard/home')
  expect(visitor.visited).toEqual([])
  expect(root.dataset['auth']).toBe('in')
})

test.each([
  ['/auth/register?template=2', {}, '?template=2&plan=3'],
  ['/auth/login?plan=1&duration=6', {}, '?template=1&plan=1&duration=6'],
  ['/auth/register', {}, '?template=1&plan=3'],
  ['/auth/register?template=2', { access_token: 'tok' }, '?template=1&plan=3'],
  ['/auth/account-setup?template=2', { access_token: 'tok' }, '?template=1&plan=3']
])(
  'what the address of %s names is kept for a visitor before any other script has loaded',
  async (path, stored, kept) => {
    sessionStorage.setItem('choice', '?template=1&plan=3')
    await boot(path, stored)
    expect(sessionStorage.getItem('choice')).toBe(kept)
  }
)

test('where storage is forbidden everybody is a visitor', async () => {
  limitStorage(visitor, ['getItem', 'setItem', 'removeItem'])
  const root = await boot('/auth/login')
  expect([root.dataset['auth'], root.dataset['plan'], visitor.visited]).toEqual(['out', 'none', []])
})

test('a log-out in another tab takes a private page away', async () => {
  const root = await boot('/dashboard/home', { access_token: 'tok', user: PLAN })
  changeElsewhere(visitor, 'access_token', null)
  expect(visitor.visited).toEqual(['/auth/login'])
  expect(root.style.visibility).toBe('hidden')
})

test('a log-in in another tab is followed as soon as it is known who it was', async () => {
  const root = await boot('/auth/login')
  changeElsewhere(visitor, 'access_token', 'tok')
  expect(visitor.visited).toEqual([])
  expect(root.dataset['auth']).toBe('in')
  changeElsewhere(visitor, 'user', PLAN)
  expect(visitor.visited).toEqual(['/dashboard/home'])
})

test('a website made in another tab does not end the wizard here', async () => {
  await boot('/auth/account-setup', { access_token: 'tok', user: '{"website":null}' })
  changeElsewhere(visitor, 'user', PLAN)
  expect(visitor.visited).toEqual([])
})

test('a kept page is covered while it is away, and shown again to who left it', async () => {
  const root = await boot('/dashboard/home', { access_token: 'tok' })
  expect(goAndComeBack()).toBe('hidden')
  expect([root.style.visibility, visitor.visited, visitor.reloads]).toEqual(['', [], 0])
})

test('a kept page is not shown to who has logged out meanwhile', async () => {
  const root = await boot('/dashboard/home', { access_token: 'tok' })
  goAndComeBack(() => localStorage.clear())
  expect([root.style.visibility, visitor.visited]).toEqual(['hidden', ['/auth/login']])
})

test('a page from the back-forward cache is loaded again for another user', async () => {
  const root = await boot('/dashboard/home', { access_token: 'tok' })
  goAndComeBack(() => localStorage.setItem('access_token', 'another'))
  expect([root.style.visibility, visitor.visited, visitor.reloads]).toEqual(['hidden', [], 1])
})

test('a kept log-in page sends on who has logged in meanwhile', async () => {
  await boot('/auth/login')
  goAndComeBack(() => {
    localStorage.setItem('access_token', 'tok')
    localStorage.setItem('user', PLAN)
  })
  expect(visitor.visited).toEqual(['/dashboard/home'])
})

test('a kept public page is never covered, and its header follows', async () => {
  const root = await boot('/pricing', { access_token: 'tok' })
  expect(goAndComeBack(() => localStorage.clear())).toBe('')
  expect([root.dataset['auth'], visitor.reloads]).toEqual(['out', 0])
})

test('a press that nobody is there to hear is held, and one that is heard is left alone', async () => {
  await boot('/')
  const { document, Event } = visitor.window
  const press = () => {
    const form = document.createElement('form')
    document.body.append(form)
    return {
      form,
      send: () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    }
  }
  const early = press()
  expect(early.send()).toBe(false)
  expect(early.form.dataset['pressed']).toBe('')
  const heard = press()
  heard.form.addEventListener('submit', (event) => event.preventDefault())
  expect(heard.send()).toBe(false)
  expect(heard.form.dataset['pressed']).toBeUndefined()
})
