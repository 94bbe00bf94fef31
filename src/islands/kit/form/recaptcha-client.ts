import { CALL_TIMEOUT_MS } from '#rules/limits.ts'

/** Google's token, '' where it gives an empty one, undefined where it can't be asked. */
type Execute = () => Promise<string | undefined>

/** Between a form and Google's script, which arrives later than the form: asking waits for it, but not for ever. */
export type RecaptchaHand = {
  ask: Execute
  give: (execute: Execute) => void
  /** The script did not come; the next question has it fetched anew. */
  fail: (fetchAgain: () => void) => void
}

export function openHand(patience = CALL_TIMEOUT_MS): RecaptchaHand {
  let arrival = expectScript()
  let fetchAgain: (() => void) | undefined

  function settle(execute: Execute | undefined): void {
    arrival.settle(execute)
    arrival = expectScript(execute)
  }

  return {
    give: settle,
    fail(again) {
      settle(undefined)
      fetchAgain = again
    },
    async ask() {
      fetchAgain?.()
      fetchAgain = undefined
      const late = new Promise<undefined>((done) => void setTimeout(done, patience))
      const execute = await Promise.race([arrival.arrived, late])
      return execute?.()
    }
  }
}

/** A promise that is kept from outside; at once where there is something already. */
function expectScript(execute?: Execute) {
  let settle: (execute: Execute | undefined) => void = () => {}
  const arrived = new Promise<Execute | undefined>((done) => {
    settle = done
  })
  if (execute) settle(execute)
  return { arrived, settle }
}
