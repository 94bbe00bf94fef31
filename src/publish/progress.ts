export type PublishStep =
  | 'bundle'
  | 'check'
  | 'pictures'
  | 'render'
  | 'snapshot'
  | 'switch'
  | 'tidy'
  | 'upload'
/** Reports a step's progress, `done` of `total`, or with `ms` its end. */
export type ReportProgress = (
  step: PublishStep,
  progress: { done?: number; message?: string; ms?: number; total?: number; warnings?: string[] }
) => void

type StepResult = { message?: string; warnings?: string[] } | void

/** Reports how long each step took, and its result. */
export function timedSteps(report: ReportProgress) {
  return async <Result extends StepResult>(
    step: PublishStep,
    work: () => Promise<Result>
  ): Promise<Result> => {
    const started = performance.now()
    const result = await work()
    const { message, warnings } = result ?? {}
    report(step, {
      ms: Math.round(performance.now() - started),
      ...(message === undefined ? {} : { message }),
      ...(warnings === undefined ? {} : { warnings })
    })
    return result
  }
}
