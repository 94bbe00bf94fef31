import { expect, test } from 'vitest'
import { afterLogin, guard, homeOf, isToken } from '#rules/people/guard.ts'
import { accessOf, paths } from '#rules/paths.ts'

const PUBLIC = [
  '/',
  '/designs',
  '/about',
  '/blog',
  '/blog/12',
  '/pricing',
  '/contact',
  '/faq',
  '/policies/privacy-policy',
  '/how-to-setup/list',
  '/how-to-setup/google-keys',
  '/demo/amara-osei',
  '/auth/logout',
  '/dashboards',
  '/nowhere'
]
const ANONYMOUS = ['/auth/login', '/auth/register', '/auth/forgotPassword', '/auth/verify-email']
const PRIVATE = [
  '/auth/account-setup',
  '/dashboard',
  '/dashboard/home',
  '/dashboard/transactions',
  '/dashboard/payment-methods',
  '/dashboard/reset-password',
  '/dashboard/how-to-setup',
  '/dashboard/refer-earn'
]

test.each([...PUBLIC.slice(1), ...ANONYMOUS, ...PRIVATE])('%s is as open in French', (path) => {
  expect(accessOf(`/fr${path}`)).toBe(accessOf(path))
})

const withPlan = { website: { base_url: 'a.ca', plan_end_date: '2027-01-01T00:00:00Z' } }
const withWebsite = { website: { base_url: 'a.ca', plan_end_date: null } }
const fresh = { website: null }

test.each(PUBLIC)('%s is open to everybody', (path) => {
  expect(accessOf(path)).toBe('public')
  for (const member of [undefined, fresh, withPlan]) expect(guard(path, member)).toBeUndefined()
})

test.each([...ANONYMOUS, '/auth/login/'])('%s is for people who are not logged in', (path) => {
  expect(guard(path, undefined)).toBeUndefined()
  expect(guard(path, withPlan)).toEqual({ to: '/dashboard/home' })
  expect(guard(path, withWebsite)).toEqual({ to: '/auth/account-setup' })
  expect(guard(path, fresh)).toEqual({ to: '/auth/account-setup' })
  expect(guard(path, {})).toEqual({ to: '/auth/account-setup' })
})

test.each([...PRIVATE, '/dashboard/home/'])('%s is for people who are logged in', (path) => {
  expect(guard(path, undefined)).toEqual({
    to: '/auth/login',
    toast: { kind: 'error', why: 'notLoggedIn' }
  })
  expect(guard(path, fresh)).toBeUndefined()
})

test.each(PRIVATE)(
  '%s redirects an agent who logged in with an emailed code to the new password',
  (path) => {
    const inReset = { ...withPlan, isReset: true }
    expect(guard(path, inReset)).toEqual(
      path === paths.resetPassword
        ? undefined
        : { to: '/dashboard/reset-password', toast: { kind: 'error', why: 'resetFirst' } }
    )
  }
)

test.each(PRIVATE.filter((path) => path !== paths.accountSetup))(
  '%s stays open with a plan',
  (path) => {
    expect(guard(path, withPlan)).toBeUndefined()
  }
)

test.each(['/auth/account-setup', '/auth/account-setup/'])(
  '%s is over once there is a website',
  (path) => {
    expect(guard(path, withPlan)).toEqual({ to: '/dashboard/home' })
    expect(guard(path, withWebsite)).toEqual({ to: '/dashboard/home' })
    expect(guard(path, { website: { base_url: '' } })).toBeUndefined()
  }
)

test('an agent with a website who chooses a plan or a template is told why the dashboard opens', () => {
  const told = {
    to: '/dashboard/home',
    toast: { kind: 'warning', why: 'hasWebsite' }
  }
  expect(guard('/auth/account-setup', withWebsite, true)).toEqual(told)
  expect(guard('/auth/register', withPlan, true)).toEqual(told)
  expect(guard('/auth/register', fresh, true)).toEqual({ to: '/auth/account-setup' })
  expect(guard('/auth/account-setup', fresh, true)).toBeUndefined()
})

test.each([
  ['a plan', withPlan, '/dashboard/home'],
  ['a website without a plan', withWebsite, '/auth/account-setup'],
  ['no website', fresh, '/auth/account-setup'],
  ['an unknown website', {}, '/auth/account-setup']
])('the home of an agent with %s', (_, member, path) => {
  expect(homeOf(member)).toBe(path)
})

const agent = { website: null, team: { role: 'agent' } }
const assistant = { website: null, team: { role: 'assistant' } }
const CRM = [
  '/dashboard/leads',
  '/dashboard/lead/',
  '/dashboard/report',
  '/dashboard/reset-password',
  '/dashboard/settings'
]

test.each([...CRM, '/editor', '/pricing', '/auth/invitation'])('%s is open to members', (path) => {
  expect(guard(path, agent)).toBeUndefined()
  expect(guard(path, assistant)).toBeUndefined()
})

test.each([
  '/auth/account-setup',
  '/auth/login',
  '/dashboard',
  '/dashboard/home',
  '/dashboard/leadership',
  '/dashboard/payment-methods',
  '/dashboard/team',
  '/dashboard/transactions',
  '/dashboard/website'
])('%s redirects members to the leads', (path) => {
  for (const member of [agent, assistant]) {
    expect(guard(path, member)).toEqual({ to: '/dashboard/leads' })
    expect(guard(path, member, true)).toEqual({ to: '/dashboard/leads' })
  }
})

test('campaigns and sequences are for assistants; an emailed code comes before everything', () => {
  for (const path of ['/dashboard/campaigns', '/dashboard/sequences']) {
    expect(guard(path, assistant)).toBeUndefined()
    expect(guard(path, agent)).toEqual({ to: '/dashboard/leads' })
  }
  const inReset = { ...agent, isReset: true }
  expect(guard('/dashboard/leads', inReset)).toMatchObject({ to: '/dashboard/reset-password' })
  expect(homeOf(agent)).toBe('/dashboard/leads')
  expect(afterLogin({ isReset: false, team: agent.team })).toBe('/dashboard/leads')
})

test.each([
  ['a reset comes first', { isReset: true, base_url: 'a.ca' }, '/dashboard/reset-password'],
  ['a reset without a website', { isReset: true }, '/dashboard/reset-password'],
  ['a website', { isReset: false, base_url: 'a.ca' }, '/dashboard/home'],
  ['an empty website', { isReset: false, base_url: '' }, '/auth/account-setup'],
  ['no website', { isReset: false, base_url: null }, '/auth/account-setup'],
  ['no website in the answer', { isReset: false }, '/auth/account-setup']
])('after a login: %s', (_, login, path) => {
  expect(afterLogin(login)).toBe(path)
})

test.each([
  ['~!Abc-_.09', true],
  ['', false],
  [null, false],
  [undefined, false],
  ['two words', false],
  ['line\n', false],
  ['jeton-é', false],
  ['🔑', false]
])('%j as a stored token counts: %s', (stored, counts) => {
  expect(isToken(stored)).toBe(counts)
})
