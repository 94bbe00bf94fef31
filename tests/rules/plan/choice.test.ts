import { expect, test } from 'vitest'
import { chosenOfferMessages } from '#messages/chosen-offer.ts'
import { chosenOffer, combineChoices, readChoice, withChoice } from '#rules/plan/choice.ts'
import { paths } from '#rules/paths.ts'

test.each([
  ['', {}],
  ['?referral_code=ABCDEFGH', {}],
  ['?template=2', { template: 2 }],
  ['?duration=12&plan=1&template=3&referral_code=A', { template: 3, plan: 1, duration: 12 }],
  ['?template=&plan=-1&duration=1.5', {}],
  ['?template=1e3&plan=%3Cb%3E&duration=99999999999', {}]
])('%j names %j', (search, choice) => {
  expect(readChoice(search)).toEqual(choice)
})

test.each([
  paths.register,
  paths.login,
  paths.forgotPassword,
  paths.resetPassword,
  paths.accountSetup
])('%s takes a choice along', (path) => {
  const choice = { duration: 12, plan: 1, template: 2 }
  expect(withChoice(path, choice)).toBe(`${path}?template=2&plan=1&duration=12`)
  expect(readChoice(withChoice(path, choice).slice(path.length))).toEqual(choice)
  expect(withChoice(path, {})).toBe(path)
})

test.each([
  [{ template: 2 }, { plan: 1, duration: 12 }, { template: 2, plan: 1, duration: 12 }],
  [{ plan: 1, duration: 12 }, { template: 3 }, { template: 3, plan: 1, duration: 12 }],
  [{ template: 2 }, { template: 3 }, { template: 3 }],
  [{ plan: 1, duration: 12 }, { plan: 2 }, { plan: 2 }],
  [{ template: 2 }, {}, { template: 2 }],
  [{}, {}, {}]
])('%j and later %j make %j', (earlier, later, both) => {
  expect(combineChoices(earlier, later)).toEqual(both)
})

test.each([paths.dashboard, paths.home, paths.billing])('%s does not', (path) => {
  expect(withChoice(path, { template: 2 })).toBe(path)
})

const offer = {
  plans: [{ plan_id: 3, plan_name: 'Brokerage' }],
  templates: [{ website_id: 2, website_name: 'Harbour' }]
}

test.each([
  [{ template: 2 }, 'You chose the Harbour template.'],
  [{ plan: 3, duration: 1 }, 'You chose the monthly Brokerage plan.'],
  [{ plan: 3, duration: 12 }, 'You chose the annual Brokerage plan.'],
  [{ plan: 3, duration: 7 }, 'You chose the Brokerage plan.'],
  [
    { template: 2, plan: 3, duration: 6 },
    'You chose the Harbour template and the semi-annual Brokerage plan.'
  ],
  [{ template: 9, plan: 9, duration: 1 }, undefined],
  [{ duration: 1 }, undefined],
  [{}, undefined]
])('%j reads as %j', (choice, sentence) => {
  const chosen = chosenOffer(choice, offer)
  expect(chosen && chosenOfferMessages.en.chosen(chosen)).toBe(sentence)
})
