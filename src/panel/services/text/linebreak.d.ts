declare module 'linebreak' {
  /** Yields the places where the Unicode rules (UAX #14) let a line end. */
  export default class LineBreaker {
    constructor(text: string)
    nextBreak(): { position: number; required: boolean } | null
  }
}
