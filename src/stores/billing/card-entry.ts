import { WENT_WRONG, failureMessage } from '../failures.ts'
import { atom } from 'nanostores'
import { openCardField } from '#gateways/card/choose-card-field.ts'
import type { CardField, CardFieldState, CardOwner, CardToken } from '#gateways/card/card-field.ts'
import { call } from '#gateways/panel.ts'
import type { WebsiteConfig } from '#contract/billing/offer.ts'
import { createIntent } from '#contract/billing/payment.ts'
import { askOwner } from './bank-question.ts'

/** The state of the card that is being typed, never its number. */
export type CardEntry =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | (CardFieldState & { status: 'ready'; refusal?: CardRefusal | undefined })

/** Why a card was not accepted, beside `message`: a new object for each refusal. */
type CardRefusal = { advice: string }

export const $cardEntry = atom<CardEntry>({ status: 'loading' })

let field: CardField | undefined
/** The card as it stands now, already saved with the provider: a second try needs no second card. */
let savedToken: string | undefined

/** Puts the card field into the element; the answer takes it out again. */
export function openCard(
  cards: WebsiteConfig['cards'],
  element: HTMLElement,
  describedBy: string
): () => void {
  let opened: CardField | undefined
  let closed = false
  forgetCard()
  $cardEntry.set({ status: 'loading' })

  void openCardField(cards, askOwner)
    .then(async (itsField) => {
      if (closed) return
      opened = itsField
      field = itsField
      const ready = await itsField.mount(element, {
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
    // The field's own file did not arrive.
    .catch(() => $cardEntry.set({ status: 'failed', message: WENT_WRONG }))

  return () => {
    closed = true
    opened?.unmount()
    if (field === opened) field = undefined
    forgetCard()
  }
}

/** Resolves once the card field is there, or can't be loaded: false, which its place says. */
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
  const kept = savedToken
  const check = field?.check()
  if (!check) return false
  const entry = $cardEntry.get()
  // The check reported no change of the card, so the saved one is still valid.
  if (check.ok) savedToken = kept
  if (entry.status === 'ready') {
    $cardEntry.set({ ...entry, message: check.ok ? '' : check.message, refusal: undefined })
  }
  return check.ok
}

/** Puts the cursor where the card is wrong, or at its start. */
export function focusCard(): void {
  field?.focus()
}

/** Shows under the field why the card was not accepted and what to do; the field then takes the cursor. */
export function showCardRefusal(message: string, advice = ''): void {
  const entry = $cardEntry.get()
  if (entry.status === 'ready') $cardEntry.set({ ...entry, message, refusal: { advice } })
}

/** Saves the card with the provider, at most once for one card. */
export async function tokenOfCard(owner: CardOwner): Promise<CardToken> {
  if (savedToken !== undefined) return { ok: true, token: savedToken }
  const intent = await call(createIntent, {})
  if (!intent.ok) return { ok: false, message: failureMessage(intent) }
  if (!field) return { ok: false, message: WENT_WRONG }
  const answer = await field.token(intent.value.client_secret, owner)
  if (answer.ok) savedToken = answer.token
  return answer
}

/** The next try saves the card again. */
export function forgetCard(): void {
  savedToken = undefined
}
