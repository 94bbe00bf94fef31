// How a run tells what it does, step by step.

export type PublishStep =
  | 'bundle'
  | 'check'
  | 'pictures'
  | 'render'
  | 'snapshot'
  | 'switch'
  | 'tidy'
  | 'upload'
/** `done` of `total`, where a step has many parts; the step is over where there is `ms`, with a sentence on it. */
export type Tell = (
  step: PublishStep,
  word: { done?: number; message?: string; ms?: number; total?: number; warnings?: string[] }
) => void

type Said = { message?: string; warnings?: string[] } | void

/** Tells how long each step took, and what it came to. */
export function stopwatch(tell: Tell) {
  return async <Result extends Said>(
    step: PublishStep,
    work: () => Promise<Result>
  ): Promise<Result> => {
    const started = performance.now()
    const result = await work()
    const { message, warnings } = result ?? {}
    tell(step, {
      ms: Math.round(performance.now() - started),
      ...(message === undefined ? {} : { message }),
      ...(warnings === undefined ? {} : { warnings })
    })
    return result
  }
}
