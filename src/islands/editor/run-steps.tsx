import type { PublishProgress, PublishRun } from '#contract/content/publish-run.ts'
import { editorKindsMessages } from '#messages/editor-kinds.ts'
import { editorPublishMessages } from '#messages/editor-publish.ts'
import { clearRun, type Followed } from '#stores/editor/editor-run.ts'
import { Button } from '../kit/button.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './publish-card.module.css'
import { nameOfKind } from './item-kinds.ts'
import { useReasons } from './use-labels.ts'

const STEPS = ['queued', 'snapshot', 'render', 'check', 'switch'] as const

/** Brief steps, and those after the page is live, are shown as part of another. */
const PART_OF: Partial<Record<PublishProgress['step'], (typeof STEPS)[number]>> = {
  bundle: 'render',
  tidy: 'switch',
  upload: 'switch',
  done: 'switch'
}

/** A publish run's steps while it runs, then its result. */
export function RunSteps({
  followed: { run },
  live
}: {
  followed: Followed
  live: string | undefined
}) {
  const t = useMessages(editorPublishMessages)
  const ended = run?.state === 'done' || run?.state === 'failed'
  const reported = run?.progress?.step ?? 'snapshot'
  const current = run?.state === 'running' ? (PART_OF[reported] ?? reported) : 'queued'
  const at = STEPS.findIndex((step) => step === current)
  return (
    <div className={styles['run']}>
      {!ended && (
        <ol aria-label={t.run.label}>
          {STEPS.map((step, index) => (
            <li aria-current={index === at ? 'step' : undefined} data-done={index < at} key={step}>
              {t.run.steps[step]}
              {index === at && <Progress run={run} />}
            </li>
          ))}
        </ol>
      )}
      <p role="status">
        {ended ? (
          <RunResult live={live} run={run} />
        ) : (
          <span className="visually-hidden">{at >= 0 && t.run.steps[STEPS[at]!]}</span>
        )}
      </p>
      {ended && (
        <Button look="quiet" onClick={clearRun} size="small">
          {t.run.close}
        </Button>
      )}
    </div>
  )
}

function Progress({ run }: { run: PublishRun | undefined }) {
  const t = useMessages(editorPublishMessages)
  const { done = 0, total = 0 } = run?.progress ?? {}
  return total > 0 ? ` ${t.run.progress(done, total)}` : null
}

function RunResult({ live, run }: { live: string | undefined; run: PublishRun }) {
  const kindTexts = useMessages(editorKindsMessages)
  const reasonOf = useReasons()
  const { run: t, viewOnSite } = useMessages(editorPublishMessages)
  if (run.state === 'failed') {
    const { message = '', will_retry = false } = run.progress ?? {}
    return (
      <strong className={styles['failed']}>
        {t.failed(message.replace(/\.$/, ''))} {will_retry ? t.willRetry : t.publishAgain}
      </strong>
    )
  }
  const { count = 0, ms = 0, problems = [] } = run.summary ?? {}
  return (
    <>
      <strong className={problems.length > 0 ? styles['failed'] : undefined}>
        {problems.length > 0 ? t.withProblems : t.done}
      </strong>{' '}
      {t.pagesChanged(count, (ms / 1000).toFixed(1))}{' '}
      {live && (
        <a href={live} rel="noreferrer" target="_blank">
          {viewOnSite}
        </a>
      )}
      {problems.map((problem) => (
        <span className={styles['problem']} key={`${problem.kind} ${problem.title}`}>
          {t.notShown(nameOfKind(kindTexts, problem.kind), problem.title)} {reasonOf(problem)}{' '}
          {t.shown[problem.shown]}
        </span>
      ))}
    </>
  )
}
