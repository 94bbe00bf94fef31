import { expect, test } from 'vitest'
import { jobLabel } from '#panel/actions/operations/job-labels.ts'
import { JOB_KINDS } from '#panel/jobs/worker.ts'

test('the report and the list of jobs say every job in words', () => {
  expect(JOB_KINDS.filter((kind) => jobLabel(kind) === kind)).toEqual([])
})
