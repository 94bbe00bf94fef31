// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PublishRun } from '#contract/content/publish-run.ts'
import { RunSteps } from '#islands/editor/run-steps.tsx'

const STARTED = '2026-11-22T15:00:00.000Z'
const RUN: PublishRun = {
  run_id: 7,
  state: 'done',
  asked_by: 'Ann Lee',
  reason: '“Rain” published',
  progress: null,
  summary: {
    changed: [],
    gone: [],
    count: 3,
    ms: 2100,
    replaced: null,
    warnings: [],
    problems: []
  },
  created: STARTED,
  started: STARTED,
  ended: STARTED
}

function said(run: Partial<PublishRun>): string {
  const { unmount } = render(
    <RunSteps followed={{ run_id: 7, run: { ...RUN, ...run } }} live={undefined} />
  )
  const text = screen.getByRole('status').textContent ?? ''
  unmount()
  return text.replace(/\s+/g, ' ').trim()
}

test('a run without problems says what changed', () => {
  expect(said({})).toBe('Done. 3 pages changed in 2.1 s.')
})

test('a run with problems names each item, its field, the reason and what the site shows instead', () => {
  const problems = [
    { kind: 'post', item_id: '5', title: 'Rain', field: 'post_main_image', reason: 'Invalid URL' },
    { kind: 'plan', item_id: null, title: 'Solo', field: null, reason: 'No price.' }
  ] as const
  const summary = {
    ...RUN.summary!,
    problems: [
      { ...problems[0], shown: 'before' as const },
      { ...problems[1], shown: 'nothing' as const }
    ]
  }
  expect(said({ summary })).toBe(
    'Published with problems. 3 pages changed in 2.1 s. ' +
      'The post “Rain” couldn’t be shown. Main picture: Invalid URL. The site still shows its previous version.' +
      'The plan “Solo” couldn’t be shown. No price. The site doesn’t show it.'
  )
})

test.each([
  [true, 'We’ll try again in a few minutes.'],
  [false, 'Publish again once this has been fixed.']
])('a failed run says why, and whether it will be retried: %s', (will_retry, words) => {
  const message = 'blog/1.html: Invalid URL'
  const progress = { step: 'failed', done: 0, total: 0, ms: 0, message, will_retry } as const
  expect(said({ state: 'failed', progress, summary: null })).toBe(
    `The site couldn’t be published: ${message}. It still shows the previous version. ${words}`
  )
})
