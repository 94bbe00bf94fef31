import { atom } from 'nanostores'
import type { AskCardholder } from '#gateways/card/card-field.ts'

/** The challenge of test mode's bank, while there is one. */
export const $challenge = atom<
  { amount: number | undefined; answer: (isApproved: boolean) => void } | undefined
>()

/** Shows the challenge; one that is still open counts as declined. */
export const askCardholder: AskCardholder = ({ amount }) => {
  $challenge.get()?.answer(false)
  return new Promise((done) => {
    $challenge.set({
      amount,
      answer(isApproved) {
        $challenge.set(undefined)
        done(isApproved)
      }
    })
  })
}
