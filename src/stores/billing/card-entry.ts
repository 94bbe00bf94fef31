import { wentWrong, failureMessage } from '../failures.ts'
import { atom } from 'nanostores'
import { openCardField } from '#gateways/card/choose-card-field.ts'
import type { CardField, CardFieldState, Cardholder, CardToken } from '#gateways/card/card-field.ts'
import { call } from '#gateways/panel.ts'
import type { WebsiteConfig } from '#contract/billing/offer.ts'
import { createIntent } from '#contract/billing/payment.ts'
import { askCardholder } from './ask-cardholder.ts'

/** The state of the card field, never the card's number. */
export type CardEntry =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | (CardFieldState & { status: 'ready'; refusal?: CardRefusal | undefined })

/** What to do about a refused card, beside `message`; a new object for each refusal. */
type CardRefusal = { advice: string }

export const $cardEntry = atom<CardEntry>({ status: 'loading' })

let field: CardField | undefined
/** The current card's token, so that a second try doesn't save the card again. */
let savedToken: string | undefined

/** Mounts the card field into the element; returns a function that unmounts it. */
export function openCard(
  cards: WebsiteConfig['cards'],
  element: HTMLElement,
  describedBy: string
): () => void {
  let opened: CardField | undefined
  let closed = false
  forgetCard()
  $cardEntry.set({ status: 'loading' })

  void openCardField(cards, askCardholder)
    .then(async (newField) => {
      if (closed) return
      opened = newField
      field = newField
      const ready = await newField.mount(element, {
        describedBy,
        changed(state) {
          forgetCard()
          $cardEntry.set({ status: 'ready', ...state })
        }
      })
      if (closed) return
      if (ready.ok) $cardEntry.set({ status: 'ready', brand: '', complete: false, message: '' })
      else $cardEntry.set({ status: 'failed', message: ready.message })
    })
    // The field's own script didn't load.
    .catch(() => $cardEntry.set({ status: 'failed', message: wentWrong() }))

  return () => {
    closed = true
    opened?.unmount()
    if (field === opened) field = undefined
    forgetCard()
  }
}

/** Resolves once the card field has loaded, or with false if it failed, which the field shows. */
export function whenCardShown(): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = $cardEntry.listen(({ status }) => tell(status))
    const tell = (status: CardEntry['status']) => {
      if (status === 'loading') return
      stop()
      resolve(status === 'ready')
    }
    tell($cardEntry.get().status)
  })
}

/** Whether the card can be sent; if it can't, the field shows why. */
export function checkCard(): boolean {
  const token = savedToken
  const check = field?.check()
  if (!check) return false
  const entry = $cardEntry.get()
  // The check didn't change the card, so its token is still valid.
  if (check.ok) savedToken = token
  if (entry.status === 'ready') {
    $cardEntry.set({ ...entry, message: check.ok ? '' : check.message, refusal: undefined })
  }
  return check.ok
}

/** Focuses the invalid part of the card, or its start. */
export function focusCard(): void {
  field?.focus()
}

/** Shows under the field why the card was refused and what to do; the field takes the focus. */
export function showCardRefusal(message: string, advice = ''): void {
  const entry = $cardEntry.get()
  if (entry.status === 'ready') $cardEntry.set({ ...entry, message, refusal: { advice } })
}

/** Saves the card with the provider, at most once per card. */
export async function tokenOfCard(owner: Cardholder): Promise<CardToken> {
  if (savedToken !== undefined) return { ok: true, token: savedToken }
  const intent = await call(createIntent, {})
  if (!intent.ok) return { ok: false, message: failureMessage(intent) }
  if (!field) return { ok: false, message: wentWrong() }
  const answer = await field.token(intent.value.client_secret, owner)
  if (answer.ok) savedToken = answer.token
  return answer
}

/** Makes the next try save the card again. */
export function forgetCard(): void {
  savedToken = undefined
}
