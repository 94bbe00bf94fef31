import { cardFieldMessages } from '#messages/card-field.ts'
import { messagesOf } from '../browser/messages.ts'

/** The three labelled inputs of the sandbox's card field. */
export type CardInputs = {
  box: HTMLElement
  brand: HTMLElement
  cvc: HTMLInputElement
  expiry: HTMLInputElement
  number: HTMLInputElement
}

export function cardInputs(document: Document, describedBy: string): CardInputs {
  const t = messagesOf(cardFieldMessages)
  const box = document.createElement('div')
  box.className = 'card-inputs'
  const number = addInput(box, {
    label: t.cardNumber,
    part: 'number',
    example: '4242 4242 4242 4242'
  })
  const expiry = addInput(box, {
    label: t.expiry,
    part: 'expiry',
    example: t.expiryExample
  })
  const cvc = addInput(box, { label: t.cvc, part: 'cvc', example: t.cvc })
  for (const input of [number, expiry, cvc]) input.setAttribute('aria-describedby', describedBy)

  const brand = document.createElement('span')
  brand.className = 'card-brand'
  brand.setAttribute('aria-live', 'polite')
  box.append(brand)
  return { box, brand, cvc, expiry, number }
}

function addInput(
  box: HTMLElement,
  { example, label, part }: { example: string; label: string; part: string }
): HTMLInputElement {
  const id = `card-${part}`
  const caption = box.ownerDocument.createElement('label')
  caption.className = `card-label-${part}`
  caption.htmlFor = id
  caption.textContent = label

  const input = box.ownerDocument.createElement('input')
  input.id = id
  input.className = `card-${part}`
  input.inputMode = 'numeric'
  input.placeholder = example
  // Browsers must not offer real cards in test mode.
  input.autocomplete = 'off'
  input.spellcheck = false
  box.append(caption, input)
  return input
}
