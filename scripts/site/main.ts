import { StartRefused } from '#panel/config/start-refused.ts'
import { BuildFailed } from '#publish/build-process.ts'
import { CannotPublish } from '#publish/publish-failures.ts'

/** Runs a long-running command. A signal closes what it opened; a refusal is one sentence. */
export async function runMain(
  main: (onEnd: (close: Close) => void, endAll: () => Promise<void>) => Promise<void>
): Promise<void> {
  const closers: Close[] = []
  let ending: Promise<void> | undefined
  const endAll = (): Promise<void> => (ending ??= closeAll(closers))
  const end = (code: number): Promise<void> => endAll().then(() => process.exit(code))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void end(0))
  // The parent, run.mjs, was killed and can't end this process.
  process.on('disconnect', () => void end(0))
  try {
    await main((close) => closers.push(close), endAll)
  } catch (error) {
    if (ending) return ending
    console.error(wordsOfFailure(error))
    await end(1)
  }
}

type Close = () => unknown

/** Closes in reverse order. A failure doesn't keep the others open. */
async function closeAll(closers: Close[]): Promise<void> {
  for (const close of closers.reverse()) {
    try {
      await close()
    } catch (error) {
      console.error(wordsOfFailure(error))
    }
  }
}

/** What went wrong, for the person at the terminal. */
function wordsOfFailure(error: unknown): string {
  if (error instanceof BuildFailed) return `${error.output.trim()}\n\n${error.message}`
  if (error instanceof StartRefused || error instanceof CannotPublish) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
