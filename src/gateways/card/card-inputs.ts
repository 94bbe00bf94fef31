/** The three inputs of the sandbox's card field, each under its own label. */
export type CardInputs = {
  box: HTMLElement
  brand: HTMLElement
  cvc: HTMLInputElement
  expiry: HTMLInputElement
  number: HTMLInputElement
}

export function cardInputs(document: Document, describedBy: string): CardInputs {
  const box = document.createElement('div')
  box.className = 'card-inputs'
  const number = addInput(box, {
    label: 'Card number',
    part: 'number',
    example: '4242 4242 4242 4242'
  })
  const expiry = addInput(box, { label: 'Expiry', part: 'expiry', example: 'MM / YY' })
  const cvc = addInput(box, { label: 'CVC', part: 'cvc', example: 'CVC' })
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
  const words = box.ownerDocument.createElement('label')
  words.className = `card-label-${part}`
  words.htmlFor = id
  words.textContent = label

  const input = box.ownerDocument.createElement('input')
  input.id = id
  input.className = `card-${part}`
  input.inputMode = 'numeric'
  input.placeholder = example
  // Test mode must never be offered the person's real cards.
  input.autocomplete = 'off'
  input.spellcheck = false
  box.append(words, input)
  return input
}
