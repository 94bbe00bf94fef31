/** Trying again is of no use: the job is given up at once, and kept for its owner to see. */
export class Hopeless extends Error {}

/** The other side has said when it wants to be asked again. */
export class TryLater extends Error {
  readonly seconds: number

  constructor(message: string, seconds: number) {
    super(message)
    this.seconds = seconds
  }
}
