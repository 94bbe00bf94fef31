import { atom } from 'nanostores'
import type { AskOwner } from '#gateways/card/card-field.ts'

/** What test mode's bank asks the card's owner; undefined while it asks nothing. */
export const $challenge = atom<
  { amount: number | undefined; answer: (isOwner: boolean) => void } | undefined
>()

/** Shows the question; one that is still open counts as answered with No. */
export const askOwner: AskOwner = ({ amount }) => {
  $challenge.get()?.answer(false)
  return new Promise((done) => {
    $challenge.set({
      amount,
      answer(isOwner) {
        $challenge.set(undefined)
        done(isOwner)
      }
    })
  })
}
