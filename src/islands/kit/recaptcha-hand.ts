import { CALL_TIMEOUT_MS } from '#rules/limits.ts'

/** Google's token, or undefined where it gives none. */
type Execute = () => Promise<string | undefined>

/** Between a form and Google's script, which arrives later than the form: asking waits for it, but not for ever. */
export type RecaptchaHand = { ask: Execute; give: (execute: Execute) => void }

export function openHand(patience = CALL_TIMEOUT_MS): RecaptchaHand {
  let give: (execute: Execute) => void = () => {}
  let newest: Execute | undefined
  const arrived = new Promise<void>((done) => {
    give = (execute) => {
      newest = execute
      done()
    }
  })
  return {
    give: (execute) => give(execute),
    async ask() {
      const late = new Promise<void>((done) => void setTimeout(done, patience))
      await Promise.race([arrived, late])
      return newest?.()
    }
  }
}
