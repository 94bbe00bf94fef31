import { atom } from 'nanostores'
import { openCardField } from '#gateways/card-field-choice.ts'
import type { CardField, CardFieldState, CardOwner, CardToken } from '#gateways/card-field.ts'
import { call } from '#gateways/panel.ts'
import type { WebsiteConfig } from '#contract/offer.ts'
import { createIntent } from '#contract/payment.ts'
import { askOwner } from './owner-asked.ts'

/** The card being typed: never its number, only how it stands. */
export type CardEntry =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | (CardFieldState & { status: 'ready' })

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
    .catch(() => $cardEntry.set({ status: 'failed', message: 'Something went wrong.' }))

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

/** Whether the card can be sent; where not, the field shows why and takes the cursor. */
export function checkCard(): boolean {
  const kept = savedToken
  const check = field?.check()
  if (!check) return false
  if (!check.ok) showCardFault(check.message)
  // Only looked at, the card is the one that was saved.
  else savedToken = kept
  return check.ok
}

/** The provider's words about the card, under the field. */
export function showCardFault(message: string): void {
  const entry = $cardEntry.get()
  if (entry.status === 'ready') $cardEntry.set({ ...entry, message })
}

/** Saves the card with the provider, at most once for one card. */
export async function tokenOfCard(owner: CardOwner): Promise<CardToken> {
  if (savedToken !== undefined) return { ok: true, token: savedToken }
  const intent = await call(createIntent, {})
  if (!intent.ok) return { ok: false, message: intent.message ?? 'Something went wrong.' }
  if (!field) return { ok: false, message: 'Something went wrong.' }
  const answer = await field.token(intent.value.client_secret, owner)
  if (answer.ok) savedToken = answer.token
  return answer
}

/** The next try saves the card anew. */
export function forgetCard(): void {
  savedToken = undefined
}
