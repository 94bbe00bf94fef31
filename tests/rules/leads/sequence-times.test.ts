import { expect, test } from 'vitest'
import { nextStep, sendingTime, stepTime } from '#rules/leads/sequence-times.ts'
import { daysIncrease, endByStage, endWithoutConsent } from '#rules/leads/sequences.ts'
import { LEAD_STAGES } from '#rules/leads/lead-kinds.ts'
import { wallOf } from '#rules/time/calendar.ts'
import { seededRandom } from '../../kit/seeded-random.ts'

const TORONTO = 'America/Toronto'
const at = (moment: string) => new Date(moment)

test.each([
  ['at once by day', 0, '2026-11-21T15:00Z', '2026-11-21T15:00Z', '2026-11-21T15:00Z'],
  [
    'in the morning after a message at night',
    0,
    '2026-11-22T03:30Z',
    '2026-11-22T03:30Z',
    '2026-11-22T14:00Z'
  ],
  [
    'in the morning before the day begins',
    0,
    '2026-11-21T09:00Z',
    '2026-11-21T09:00Z',
    '2026-11-21T14:00Z'
  ],
  [
    'three days later in the morning',
    3,
    '2026-11-21T22:00Z',
    '2026-11-21T22:01Z',
    '2026-11-24T14:00Z'
  ],
  [
    'by the agent’s day, which ends after midnight in Greenwich',
    3,
    '2026-11-22T03:30Z',
    '2026-11-22T14:01Z',
    '2026-11-24T14:00Z'
  ],
  [
    'at nine after the clocks were changed',
    2,
    '2026-10-31T16:00Z',
    '2026-10-31T16:01Z',
    '2026-11-02T14:00Z'
  ],
  ['now if its day has passed', 3, '2026-11-01T16:00Z', '2026-11-21T17:00Z', '2026-11-21T17:00Z'],
  [
    'the next morning if its day has passed and it is night',
    3,
    '2026-11-01T16:00Z',
    '2026-11-22T02:00Z',
    '2026-11-22T14:00Z'
  ]
])('a step is sent %s', (_, day, joined_at, now, sent) => {
  const times = { joined_at: at(joined_at), now: at(now), zone: TORONTO }
  expect(stepTime({ day }, times)).toEqual(at(sent))
})

test('nothing is ever sent at night, or before now, or before its day', () => {
  const random = seededRandom(20_261_124)
  const upTo = (most: number) => Math.floor(random() * most)
  const zones = ['America/Vancouver', 'America/St_Johns', 'America/Regina', TORONTO]
  for (let run = 0; run < 3000; run++) {
    const zone = zones[upTo(zones.length)] ?? TORONTO
    const joined_at = new Date(Date.UTC(2026, upTo(12), 1 + upTo(28), upTo(24), upTo(60)))
    const now = new Date(joined_at.getTime() + upTo(40) * 3_600_000 * 7)
    const day = upTo(40)
    const sent = stepTime({ day }, { joined_at, now, zone })
    const hour = wallOf(sent, zone).getUTCHours()
    expect(hour >= 9 && hour < 20, `${sent.toISOString()} in ${zone}`).toBe(true)
    expect(sent >= now).toBe(true)
    const days = (moment: Date) => Math.floor(wallOf(moment, zone).getTime() / 86_400_000)
    expect(days(sent) - days(joined_at)).toBeGreaterThanOrEqual(day)
    expect(sendingTime(sent, zone)).toEqual(sent)
  }
})

const steps = [0, 3, 10].map((day) => ({ day, step_id: `day-${day}` }))
test.each([
  ['the first to begin with', [], null, 'day-0'],
  ['the one after the last that was sent', ['day-0'], 0, 'day-3'],
  ['none after the last', ['day-0', 'day-3', 'day-10'], 10, undefined],
  ['none that comes before what was sent', ['other'], 5, 'day-10'],
  ['not again what was sent and then moved to a later day', ['day-10'], 4, undefined]
])('a person gets %s', (_, done, last_day, expected) => {
  expect(nextStep(steps, { done, last_day })?.step_id).toBe(expected)
})

test('a person leaves for each stage that tells of a conversation or its end', () => {
  expect(LEAD_STAGES.map((stage) => endByStage(stage))).toEqual([
    undefined,
    'contacted',
    'contacted',
    'contacted',
    'closed',
    'closed'
  ])
})

test('without a consent, what stopped the address is the reason', () => {
  const now = new Date()
  expect(endWithoutConsent(undefined)).toBe('no_consent')
  expect(endWithoutConsent({ reason: 'bounced', at: now })).toBe('bounced')
  expect(endWithoutConsent({ reason: 'complained', at: now })).toBe('unsubscribed')
})

test('days increase from each email to the next', () => {
  expect([[], [0], [0, 3, 10]].map(daysIncrease)).toEqual([true, true, true])
  expect(
    [
      [0, 0],
      [3, 1],
      [0, 5, 5]
    ].map(daysIncrease)
  ).toEqual([false, false, false])
})
