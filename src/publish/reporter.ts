// Reports a publish run: sentences for a person, or one line of JSON per step for a program.
import { BuildFailed } from './build-process.ts'
import { CannotPublish } from './publish-failures.ts'
import type { PublishProblem } from '#contract/content/publish-run.ts'
import type { Published } from './publish-site.ts'
import type { PublishStep, ReportProgress } from './progress.ts'
import type { ListedRelease } from './releases.ts'

const LISTED_MAX = 20
const PROGRESS_EVERY_MS = 2000

export type Reporter = {
  progress: ReportProgress
  done: (published: Published, ms: number) => void
  failed: (error: unknown) => void
  list: (releases: readonly ListedRelease[]) => void
  rolledBack: (rollback: { shown: string; replaced: string | undefined }) => void
}

export function createReporter(asJson: boolean): Reporter {
  return asJson ? jsonReporter : textReporter()
}

const jsonReporter: Reporter = {
  progress: (step, progress) => printJson({ step, ...progress }),
  done: (published, ms) =>
    printJson({ step: 'done', ms, message: summary(published), ...detailsOf(published) }),
  failed: (error) =>
    printJson({ step: 'failed', message: messageOf(error), permanent: isPermanent(error) }),
  list: (releases) => printJson({ releases }),
  rolledBack: (rollback) =>
    printJson({ step: 'done', message: rollbackSummary(rollback), ...rollback })
}

function printJson(values: object): void {
  process.stdout.write(`${JSON.stringify(values)}\n`)
}

/** What a person can act on; the stack trace goes to stderr. */
function messageOf(error: unknown): string {
  if (error instanceof BuildFailed) return `${error.message} ${lastLine(error.output)}`
  return error instanceof Error ? error.message : String(error)
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1)?.trim() ?? ''
}

function isPermanent(error: unknown): boolean {
  return error instanceof CannotPublish || error instanceof BuildFailed
}

function detailsOf({ changed, gone, problems, release, replaced, state }: Published) {
  return {
    problems,
    state,
    changed: changed.slice(0, LISTED_MAX),
    gone: gone.slice(0, LISTED_MAX),
    count: changed.length + gone.length,
    release,
    replaced
  }
}

function textReporter(): Reporter {
  let lastPrinted = performance.now()
  const printSentence = (sentence: string): void => {
    lastPrinted = performance.now()
    print(sentence)
  }
  return {
    progress(step, { done, message, ms, total, warnings = [] }) {
      if (ms !== undefined) printSentence(`${message ?? STEPS[step]} (${seconds(ms)} s)`)
      else if (performance.now() - lastPrinted > PROGRESS_EVERY_MS)
        printSentence(`  ${STEPS[step]}: ${done} of ${total}`)
      for (const warning of warnings.slice(0, LISTED_MAX)) warn(`  WARNING: ${warning}`)
      if (warnings.length > LISTED_MAX)
        warn(`  … and ${warnings.length - LISTED_MAX} more warnings`)
    },
    done(published, ms) {
      const { changed, gone } = detailsOf(published)
      for (const address of changed) print(`  changed  ${address}`)
      for (const address of gone) print(`  gone     ${address}`)
      for (const problem of published.problems) warn(`  PROBLEM: ${formatProblem(problem)}`)
      printSentence(`${summary(published)} (${seconds(ms)} s in total)`)
    },
    failed() {},
    list(releases) {
      if (releases.length === 0) printSentence('Nothing has been published yet.')
      for (const { changed, isShown, made, name } of releases)
        printSentence(`${isShown ? '→' : ' '} ${name}  ${made}  ${changed} changed`)
    },
    rolledBack: (rollback) => printSentence(rollbackSummary(rollback))
  }
}

const STEPS: Record<PublishStep, string> = {
  bundle: 'Code built',
  check: 'Checked',
  pictures: 'Pictures drawn',
  render: 'Rendered',
  snapshot: 'Content fetched',
  switch: 'Live',
  tidy: 'Pruned',
  upload: 'Uploaded'
}

function summary({ changed, gone, release, replaced, state }: Published): string {
  const count = changed.length + gone.length
  if (state === 'nothing-changed') return 'Nothing has changed.'
  if (state === 'shown-again') return `Release ${release} is live again and replaces ${replaced}.`
  if (state === 'dry') return `${count} pages and files would change.`
  const replacing = replaced === undefined ? '' : ` and replaces ${replaced}`
  return `Release ${release} is live${replacing}: ${count} pages and files changed.`
}

/** A quarantined item, for the terminal. */
export function formatProblem({
  field,
  item_id,
  kind,
  reason,
  shown,
  title
}: PublishProblem): string {
  const name = `${kind}${item_id === null ? '' : ` ${item_id}`} “${title}”`
  const result = shown === 'before' ? 'keeps its previous version' : 'was left out'
  return `The ${name} ${result}: ${field === null ? '' : `${field}: `}${reason}`
}

function rollbackSummary({
  replaced,
  shown
}: {
  shown: string
  replaced: string | undefined
}): string {
  return `Release ${shown} is live${replaced === undefined ? '' : ` and replaces ${replaced}`}.`
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

function warn(line: string): void {
  process.stderr.write(`${line}\n`)
}
