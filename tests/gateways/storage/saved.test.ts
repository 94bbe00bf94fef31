import { expect, test, vi } from 'vitest'
import { changeElsewhere, freshVisitor, limitStorage } from '../../kit/visitor.ts'

const visitor = freshVisitor()
const open = () => import('#gateways/storage/saved.ts')

const user = {
  name: 'Amara Osei',
  email: 'amara@lakeshore.ca',
  contact: '4165550134',
  referral_code: 'ABCDEFGH',
  totalDiscount: '0%',
  referralWebsites: [],
  website: null
}
const plan = {
  plan_id: 2,
  plan_name: 'Professional',
  duration: 12,
  discounted_price: 63.2,
  setup_fee: 99
} as const

test('values are stored under exactly the specified keys', async () => {
  const saved = await open()
  saved.$accessToken.set('tok')
  saved.$user.set(user)
  saved.$accountDetails.set({ company_name: 'Lakeshore' })
  saved.$selectedPlan.set(plan)
  saved.$cookieAccepted.set(true)
  saved.$referralCode.set('ABCDEFGH')
  expect(Object.fromEntries(Object.entries({ ...localStorage }))).toEqual({
    access_token: 'tok',
    user: JSON.stringify(user),
    accountDetails: '{"company_name":"Lakeshore"}',
    selectedPlan: JSON.stringify(plan),
    cookieAccepted: 'true',
    referral_code: 'ABCDEFGH'
  })
})

test('stored values are there on the next page', async () => {
  localStorage.setItem('user', JSON.stringify(user))
  localStorage.setItem('selectedPlan', JSON.stringify(plan))
  localStorage.setItem('cookieAccepted', 'true')
  const saved = await open()
  expect(saved.$user.get()).toEqual(user)
  expect(saved.$selectedPlan.get()).toEqual(plan)
  expect(saved.$cookieAccepted.get()).toBe(true)
})

test.each([
  ['access_token', '$accessToken', ''],
  ['access_token', '$accessToken', 'no header takes 🔑'],
  ['referral_code', '$referralCode', ''],
  ['referral_code', '$referralCode', 'X'.repeat(41)],
  ['user', '$user', '{"name":"Amara'],
  ['user', '$user', 'null'],
  ['user', '$user', '{"name":"Amara","email":7}'],
  ['accountDetails', '$accountDetails', '[1,2]'],
  ['accountDetails', '$accountDetails', '"text"'],
  ['accountDetails', '$accountDetails', '{"__proto__":{"company_name":"x"},"constructor":1}'],
  ['selectedPlan', '$selectedPlan', '{"plan_id":2}'],
  ['selectedPlan', '$selectedPlan', JSON.stringify({ ...plan, duration: 7 })],
  ['cookieAccepted', '$cookieAccepted', 'yes']
] as const)('a corrupt %s (%s = %j) is dropped', async (key, name, text) => {
  localStorage.setItem(key, text)
  const saved = await open()
  expect(saved[name].get()).toBeUndefined()
  expect(localStorage.getItem(key)).toBeNull()
})

test('one bad entry does not cost the other details', async () => {
  const kept = { company_name: 'Lakeshore', duration: 6 }
  localStorage.setItem('accountDetails', JSON.stringify({ ...kept, plan_id: '2', unknown: 1 }))
  const { $accountDetails } = await open()
  expect($accountDetails.get()).toEqual(kept)
})

test('another tab’s change arrives, a corrupt one is dropped', async () => {
  const { $selectedPlan } = await open()
  const unbind = $selectedPlan.listen(() => {})
  changeElsewhere(visitor, 'selectedPlan', JSON.stringify(plan))
  expect($selectedPlan.get()).toEqual(plan)
  changeElsewhere(visitor, 'selectedPlan', '{')
  expect($selectedPlan.get()).toBeUndefined()
  unbind()
})

test.each([
  ['full', 'QuotaExceededError', ['setItem']],
  ['full', 'NS_ERROR_DOM_QUOTA_REACHED', ['setItem']],
  ['forbidden', 'SecurityError', ['getItem', 'setItem', 'removeItem']]
] as const)('a %s storage (%s) degrades to memory and says so', async (trouble, fault, refused) => {
  limitStorage(visitor, refused, fault)
  const { $accountDetails, $storageTrouble } = await open()
  $accountDetails.set({ company_name: 'Lakeshore' })
  expect($accountDetails.get()).toEqual({ company_name: 'Lakeshore' })
  expect($storageTrouble.get()).toBe(trouble)

  const unbind = $accountDetails.subscribe(() => {})
  expect($accountDetails.get(), 'a component that comes later sees it too').toEqual({
    company_name: 'Lakeshore'
  })
  unbind()
})

test('a referral code of forty characters is valid', async () => {
  localStorage.setItem('referral_code', 'X'.repeat(40))
  const { $referralCode } = await open()
  expect($referralCode.get()).toBe('X'.repeat(40))
})

test('what full storage refuses is kept for the tab until there is room', async () => {
  localStorage.setItem('access_token', 'old')
  const { localStorage: roomy } = visitor.window
  limitStorage(visitor, ['setItem'], 'QuotaExceededError')
  const full = await open()
  full.$accessToken.set('new')
  expect(full.canKeep()).toBe(true)
  expect(full.isStored('access_token')).toBe(true)

  vi.resetModules()
  const nextPage = await open()
  expect(nextPage.$accessToken.get()).toBe('new')

  Object.defineProperty(visitor.window, 'localStorage', { configurable: true, value: roomy })
  nextPage.$accessToken.set('newer')
  expect([roomy.getItem('access_token'), sessionStorage.getItem('access_token')]).toEqual([
    'newer',
    null
  ])
  nextPage.forget()
  expect(nextPage.isStored('access_token')).toBe(false)
})

test('with both storages forbidden, nothing is stored, and that is reported', async () => {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(visitor.window, name, {
      configurable: true,
      get() {
        throw new DOMException('no', 'SecurityError')
      }
    })
  }
  const { $accessToken, canKeep, isStored } = await open()
  $accessToken.set('tok')
  expect([canKeep(), isStored('access_token'), $accessToken.get()]).toEqual([false, false, 'tok'])
})

test('a browser without storage objects works', async () => {
  Object.defineProperty(visitor.window, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('no', 'SecurityError')
    }
  })
  const { $accessToken, $storageTrouble } = await open()
  $accessToken.set('tok')
  expect($accessToken.get()).toBe('tok')
  expect($storageTrouble.get()).toBe('forbidden')
})

test('logging in clears everything stored except the cookie answer', async () => {
  const saved = await open()
  saved.$user.set(user)
  saved.$accountDetails.set({ company_name: 'Lakeshore' })
  saved.$setupDraft.set({ revision: 3, device: 'abc' })
  saved.$selectedPlan.set(plan)
  saved.$cookieAccepted.set(true)
  saved.$referralCode.set('ABCDEFGH')
  saved.$accessToken.set('old')
  saved.forgetVisit()
  expect(Object.keys({ ...localStorage })).toEqual(['cookieAccepted'])
  expect(saved.$accountDetails.get()).toBeUndefined()
})

test('declined cookies are remembered as declined', async () => {
  localStorage.setItem('cookieAccepted', 'false')
  const saved = await open()
  expect(saved.$cookieAccepted.get()).toBe(false)
  expect(localStorage.getItem('cookieAccepted')).toBe('false')
})
