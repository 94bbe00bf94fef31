/** A retry can't succeed: the job is marked dead at once and stays visible to the owner. */
export class PermanentFailure extends Error {}

/** The other side has said when to retry. */
export class RetryLater extends Error {
  readonly seconds: number

  constructor(message: string, seconds: number) {
    super(message)
    this.seconds = seconds
  }
}
