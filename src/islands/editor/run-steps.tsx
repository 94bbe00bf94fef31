import type { PublishProblem, PublishProgress, PublishRun } from '#contract/content/publish-run.ts'
import type { Followed } from '#stores/editor/editor-run.ts'
import { leaveRun } from '#stores/editor/editor-run.ts'
import { Button } from '../kit/button.tsx'
import styles from './publish-card.module.css'
import { nameOfKind, reasonOf } from './words.ts'

const STEPS = [
  { step: 'queued', name: 'Waiting for its turn' },
  { step: 'snapshot', name: 'Fetching what has changed' },
  { step: 'render', name: 'Writing the pages' },
  { step: 'check', name: 'Checking them' },
  { step: 'switch', name: 'Showing them' }
] as const

/** Steps that take no more than a moment, or come after the page is shown, are part of those beside them. */
const PART_OF: Partial<Record<PublishProgress['step'], string>> = {
  bundle: 'render',
  tidy: 'switch',
  upload: 'switch',
  done: 'switch'
}

/** The publishing as it goes, step by step, and what came of it. */
export function RunSteps({
  followed: { run },
  live
}: {
  followed: Followed
  live: string | undefined
}) {
  const ended = run?.state === 'done' || run?.state === 'failed'
  const said = run?.progress?.step ?? 'snapshot'
  const current = run?.state === 'running' ? (PART_OF[said] ?? said) : 'queued'
  const at = STEPS.findIndex(({ step }) => step === current)
  return (
    <div className={styles['run']}>
      {!ended && (
        <ol aria-label="Publishing">
          {STEPS.map(({ name, step }, index) => (
            <li aria-current={index === at ? 'step' : undefined} data-done={index < at} key={step}>
              {name}
              {index === at && <Count run={run} />}
            </li>
          ))}
        </ol>
      )}
      <p role="status">
        {ended ? (
          <Ending live={live} run={run} />
        ) : (
          <span className="visually-hidden">{STEPS[at]?.name}</span>
        )}
      </p>
      {ended && (
        <Button look="quiet" onClick={leaveRun} size="small">
          Close
        </Button>
      )}
    </div>
  )
}

function Count({ run }: { run: PublishRun | undefined }) {
  const { done = 0, total = 0 } = run?.progress ?? {}
  return total > 0 ? ` ${done} of ${total}` : null
}

function Ending({ live, run }: { live: string | undefined; run: PublishRun }) {
  if (run.state === 'failed') {
    const { message = '', will_retry = false } = run.progress ?? {}
    const why = message.replace(/\.$/, '')
    return (
      <strong className={styles['failed']}>
        The site couldn’t be published{why && `: ${why}`}. It still shows what it showed before.{' '}
        {will_retry
          ? 'We’ll try again in a few minutes.'
          : 'Publish again once this has been fixed.'}
      </strong>
    )
  }
  const { count = 0, ms = 0, problems = [] } = run.summary ?? {}
  return (
    <>
      <strong className={problems.length > 0 ? styles['failed'] : undefined}>
        {problems.length > 0 ? 'Published with problems.' : 'Done.'}
      </strong>{' '}
      {count === 1 ? 'One page' : `${count} pages`} changed in {(ms / 1000).toFixed(1)} s.{' '}
      {live && (
        <a href={live} rel="noreferrer" target="_blank">
          Read it on the site
        </a>
      )}
      {problems.map((problem) => (
        <span className={styles['problem']} key={`${problem.kind} ${problem.title}`}>
          The {nameOfKind(problem.kind)} “{problem.title}” couldn’t be shown. {reasonOf(problem)}{' '}
          {SHOWN[problem.shown]}
        </span>
      ))}
    </>
  )
}

export const SHOWN: Record<PublishProblem['shown'], string> = {
  before: 'The site still shows its previous version.',
  nothing: 'The site doesn’t show it.'
}
