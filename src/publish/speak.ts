// What a publishing run says: sentences for a person, or a line of JSON for each step for a program.
import { BuildFailed } from './bundle.ts'
import { CannotPublish } from './publish-failures.ts'
import type { PublishProblem } from '#contract/content/publish-run.ts'
import type { Published } from './publish-site.ts'
import type { PublishStep, Tell } from './steps.ts'
import type { ListedRelease } from './releases.ts'

const SHOWN_MAX = 20
const PATIENCE_MS = 2000

export type Mouth = {
  tell: Tell
  done: (published: Published, ms: number) => void
  failed: (error: unknown) => void
  list: (releases: readonly ListedRelease[]) => void
  rolledBack: (rollback: { shown: string; replaced: string | undefined }) => void
}

export function speak(asJson: boolean): Mouth {
  return asJson ? json : sentences()
}

const json: Mouth = {
  tell: (step, word) => line({ step, ...word }),
  done: (published, ms) =>
    line({ step: 'done', ms, message: summary(published), ...summed(published) }),
  failed: (error) =>
    line({ step: 'failed', message: sentenceOf(error), permanent: isPermanent(error) }),
  list: (releases) => line({ releases }),
  rolledBack: (rollback) => line({ step: 'done', message: wentBack(rollback), ...rollback })
}

function line(word: object): void {
  process.stdout.write(`${JSON.stringify(word)}\n`)
}

/** What a person can act on; where in the code it happened is said on the other channel. */
function sentenceOf(error: unknown): string {
  if (error instanceof BuildFailed) return `${error.message} ${lastLine(error.output)}`
  return error instanceof Error ? error.message : String(error)
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1)?.trim() ?? ''
}

function isPermanent(error: unknown): boolean {
  return error instanceof CannotPublish || error instanceof BuildFailed
}

function summed({ changed, gone, problems, release, replaced, state }: Published) {
  return {
    problems,
    state,
    changed: changed.slice(0, SHOWN_MAX),
    gone: gone.slice(0, SHOWN_MAX),
    count: changed.length + gone.length,
    release,
    replaced
  }
}

function sentences(): Mouth {
  let said = performance.now()
  const say = (sentence: string): void => {
    said = performance.now()
    print(sentence)
  }
  return {
    tell(step, { done, message, ms, total, warnings = [] }) {
      if (ms !== undefined) say(`${message ?? STEPS[step]} (${seconds(ms)} s)`)
      else if (performance.now() - said > PATIENCE_MS) say(`  ${STEPS[step]}: ${done} of ${total}`)
      for (const warning of warnings.slice(0, SHOWN_MAX)) warn(`  WARNING: ${warning}`)
      if (warnings.length > SHOWN_MAX) warn(`  … and ${warnings.length - SHOWN_MAX} more warnings`)
    },
    done(published, ms) {
      const { changed, gone } = summed(published)
      for (const address of changed) print(`  changed  ${address}`)
      for (const address of gone) print(`  gone     ${address}`)
      for (const problem of published.problems) warn(`  PROBLEM: ${writeProblem(problem)}`)
      say(`${summary(published)} (${seconds(ms)} s in all)`)
    },
    failed() {},
    list(releases) {
      if (releases.length === 0) say('Nothing has been published yet.')
      for (const { changed, isShown, made, name } of releases)
        say(`${isShown ? '→' : ' '} ${name}  ${made}  ${changed} changed`)
    },
    rolledBack: (rollback) => say(wentBack(rollback))
  }
}

const STEPS: Record<PublishStep, string> = {
  bundle: 'Site’s code',
  check: 'Checked',
  pictures: 'Pictures drawn',
  render: 'Rendered',
  snapshot: 'Content taken',
  switch: 'Shown',
  tidy: 'Tidied',
  upload: 'Uploaded'
}

function summary({ changed, gone, release, replaced, state }: Published): string {
  const count = changed.length + gone.length
  if (state === 'nothing-changed') return 'Nothing has changed.'
  if (state === 'shown-again')
    return `Release ${release} is shown again, in the place of ${replaced}.`
  if (state === 'dry') return `${count} pages and files would change.`
  const after = replaced === undefined ? '' : `, in the place of ${replaced}`
  return `Release ${release} is shown${after}: ${count} pages and files changed.`
}

/** An item that could not be shown, for the person at the terminal. */
export function writeProblem({
  field,
  item_id,
  kind,
  reason,
  shown,
  title
}: PublishProblem): string {
  const name = `${kind}${item_id === null ? '' : ` ${item_id}`} “${title}”`
  const what = shown === 'before' ? 'keeps its version from before' : 'was left out'
  return `The ${name} ${what}: ${field === null ? '' : `${field}: `}${reason}`
}

function wentBack({ replaced, shown }: { shown: string; replaced: string | undefined }): string {
  return `Release ${shown} is shown, in the place of ${replaced ?? 'none'}.`
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
