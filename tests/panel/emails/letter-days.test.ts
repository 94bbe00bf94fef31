import { expect, test } from 'vitest'
import { leadLetter } from '#panel/actions/emails/lead-letter.ts'
import { searchAlert } from '#panel/actions/emails/search-alert.ts'
import { EMAIL_SAMPLES } from '../../kit/email-samples.ts'
import { testSettings } from '../../kit/test-settings.ts'

/** The 27th in Vancouver, and the 28th in Toronto. */
const EVENING = '2026-11-28T06:30:00.000Z'

test.each([
  ['BC', 'November 27, 2026'],
  ['ON', 'November 28, 2026']
])('a letter and an alert date the yes by the clock of a website in %s', (province, day) => {
  const settings = testSettings
  const [letter, alert] = [EMAIL_SAMPLES['lead-letter'], EMAIL_SAMPLES['search-alert']]
  if (letter.kind !== 'lead-letter' || alert.kind !== 'search-alert') throw new Error('no samples')
  const basis = { kind: 'inquiry' as const, given_at: EVENING }
  const ofLetter = leadLetter({ ...letter, basis, province }, settings)
  const ofAlert = searchAlert({ ...alert, confirmed_at: EVENING, province }, settings)
  for (const { letterhead } of [ofLetter, ofAlert]) expect(letterhead?.lines.join()).toContain(day)
})
