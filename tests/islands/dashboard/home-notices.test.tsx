// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fact, setUpHomePage, renderHomePage } from '../../kit/home-page.tsx'

const { panel } = setUpHomePage()

test.each([
  [
    'paused',
    { paused_at: '2026-11-10T15:00:00.000Z', planStop: true },
    'Paused since November 10, 2026. Your website is offline, and you aren’t being charged.',
    'Resume'
  ],
  [
    'paused past its end date',
    {
      paused_at: '2026-10-10T15:00:00.000Z',
      plan_end_date: '2026-11-10T15:00:00.000Z',
      planStop: true
    },
    'Paused since October 10, 2026. Your website is offline, and you aren’t being charged.',
    'Resume'
  ],
  [
    'paused and cancelled',
    {
      cancelled_at: '2026-11-11T15:00:00.000Z',
      paused_at: '2026-11-10T15:00:00.000Z',
      planStop: true
    },
    'Paused since November 10, 2026, and cancelled. Your website is offline, and you won’t be charged again. You keep the time you’ve paid for.',
    'Resume'
  ],
  [
    'cancelled after a trial that was never paid for',
    {
      isTrial: true,
      cancelled_at: '2026-11-12T15:00:00.000Z',
      trial_end_date: '2026-11-10T15:00:00.000Z',
      plan_end_date: '2026-11-10T15:00:00.000Z',
      planStop: true
    },
    'Your free trial ended, and you cancelled your plan. Your website is offline.',
    'Renew'
  ],
  [
    'cancelled during its trial, and over',
    {
      isTrial: true,
      cancelled_at: '2026-11-02T15:00:00.000Z',
      trial_end_date: '2026-11-10T15:00:00.000Z',
      plan_end_date: '2026-11-10T15:00:00.000Z',
      planStop: true
    },
    'Your trial was cancelled and has ended. Your website is offline.',
    'Renew'
  ],
  [
    'cancelled',
    { cancelled_at: '2026-11-10T15:00:00.000Z' },
    'Your plan is cancelled. Your website goes offline on December 21, 2026.',
    'Keep my plan'
  ],
  [
    'cancelled and over',
    {
      cancelled_at: '2026-10-10T15:00:00.000Z',
      plan_end_date: '2026-11-10T15:00:00.000Z',
      planStop: true
    },
    'Your plan was cancelled and has ended. Your website is offline.',
    'Renew'
  ]
])('a plan that is %s says so plainly, with the way back', async (_, change, words, act) => {
  panel(change)
  await renderHomePage()
  const link = await screen.findByRole('link', { name: act })
  expect(link.getAttribute('href')).toBe('/dashboard/transactions')
  expect(link.parentElement?.textContent).toBe(`${words}${act}`)
})

test('a plan that was paused before its start says how much the pause has added', async () => {
  const paused = {
    created: '2026-11-21T15:00:00.000Z',
    last_paid: { from: '2026-12-21T15:00:00.000Z', months: 12 },
    paused_days: 28,
    plan_end_date: '2028-01-18T15:00:00.000Z'
  }
  panel(paused)
  await renderHomePage()
  const bar = await screen.findByRole('progressbar', {
    name: 'Starts in 30 days and runs for 12 months, plus 28 days of pause'
  })
  expect([fact('Start date'), fact('End date')]).toEqual(['December 21, 2026', 'January 18, 2028'])
  expect(bar.getAttribute('value')).toBe('0')
})
