// Test mode's card field: accepts Stripe's published test numbers only, and never sends one.

import { cardFieldMessages } from '#messages/card-field.ts'
import type {
  AskCardholder,
  CardField,
  CardFieldReader,
  CardFieldState,
  CardToken
} from './card-field.ts'
import { messagesOf } from '../browser/messages.ts'
import { cardInputs, type CardInputs } from './card-inputs.ts'
import {
  brandOf,
  cvcLengthOf,
  expiryFault,
  groupExpiry,
  groupNumber,
  lengthsOf,
  passesLuhn
} from './card-number.ts'

/** Stripe's published test numbers, one per brand and outcome, as the sandbox provider names them. */
const TEST_NUMBERS: Record<string, string> = {
  '4242424242424242': 'visa',
  '5555555555554444': 'mastercard',
  '378282246310005': 'amex',
  '6011111111111117': 'discover',
  '3056930009020004': 'diners',
  '3566002020360505': 'jcb',
  '6200000000000005': 'unionpay',
  '4000000000000002': 'chargeDeclined',
  '4000000000009995': 'chargeDeclinedInsufficientFunds',
  '4000000000000341': 'chargeCustomerFail',
  '4000002500003155': 'authenticationRequiredOnSetup',
  '4000002760003184': 'threeDSecureRequired'
}
/** Cards that need the cardholder's approval before they can be saved. */
const NEEDS_APPROVAL = ['authenticationRequiredOnSetup', 'threeDSecureRequired']

export function sandboxCardField(
  ask: AskCardholder,
  clock: () => Date = () => new Date()
): CardField {
  let inputs: CardInputs | undefined
  let reader: CardFieldReader | undefined

  function typed() {
    return {
      number: digitsOf(inputs?.number.value),
      expiry: digitsOf(wholeMonth(inputs?.expiry.value)),
      cvc: digitsOf(inputs?.cvc.value)
    }
  }

  function showFault(fault: Fault | undefined): void {
    if (!inputs) return
    for (const part of PARTS) {
      if (part === fault?.part) inputs[part].setAttribute('aria-invalid', 'true')
      else inputs[part].removeAttribute('aria-invalid')
    }
    const state: CardFieldState = {
      brand: brandOf(typed().number),
      complete: faultOf(typed(), clock()) === undefined,
      message: fault?.message ?? ''
    }
    inputs.box.dataset['brand'] = state.brand
    inputs.brand.textContent = state.brand
    reader?.changed(state)
  }

  // While typing, reports only what more typing can't fix.
  function formatTyped(): void {
    if (!inputs) return
    const { number, expiry } = typed()
    keepCursor(inputs.number, groupNumber(number.slice(0, lengthsOf(brandOf(number)).at(-1))))
    inputs.expiry.value = groupExpiry(expiry)
    const cvcLength = cvcLengthOf(brandOf(number))
    inputs.cvc.value = typed().cvc.slice(0, cvcLength)
    inputs.cvc.maxLength = cvcLength
    const fault = faultOf(typed(), clock())
    showFault(fault?.final ? fault : undefined)
  }

  return {
    async mount(element, itsReader) {
      inputs = cardInputs(element.ownerDocument, itsReader.describedBy)
      reader = itsReader
      element.replaceChildren(inputs.box)
      inputs.box.addEventListener('input', (event) => {
        if ('inputType' in event && String(event.inputType).startsWith('delete'))
          freeSeparator(inputs)
        formatTyped()
      })
      return { ok: true }
    },
    check() {
      const fault = faultOf(typed(), clock())
      showFault(fault)
      return fault ? { ok: false, message: fault.message } : { ok: true }
    },
    focus() {
      inputs?.[faultOf(typed(), clock())?.part ?? 'number'].focus()
    },
    async token(): Promise<CardToken> {
      const { number, expiry, cvc } = typed()
      const fault = faultOf({ number, expiry, cvc }, clock())
      if (fault) return { ok: false, message: fault.message }
      const kind = TEST_NUMBERS[number] ?? ''
      const token = `sbx_card_${kind}_${expiry}`
      if (!NEEDS_APPROVAL.includes(kind)) return { ok: true, token }
      const isApproved = await ask({})
      return isApproved
        ? { ok: true, token: `${token}_authenticated` }
        : { ok: false, message: messagesOf(cardFieldMessages).notApproved, declined: true }
    },
    unmount() {
      inputs?.box.remove()
      inputs = undefined
      reader = undefined
    }
  }
}

const PARTS = ['number', 'expiry', 'cvc'] as const
type Fault = { part: (typeof PARTS)[number]; message: string; final?: boolean }

/** The first fault in what was typed; `final` if more typing can't fix it. */
function faultOf(
  { number, expiry, cvc }: Record<(typeof PARTS)[number], string>,
  now: Date
): Fault | undefined {
  const t = messagesOf(cardFieldMessages)
  const lengths = lengthsOf(brandOf(number))
  if (!lengths.includes(number.length)) {
    return { part: 'number', message: t.numberIncomplete }
  }
  if (!passesLuhn(number)) {
    const final = number.length === lengths.at(-1)
    return {
      part: 'number',
      message: t.numberMistyped,
      final
    }
  }
  if (!TEST_NUMBERS[number]) return { part: 'number', message: t.testCardsOnly, final: true }
  const fault = expiryFault(expiry, now)
  if (fault) {
    return { part: 'expiry', message: t.expiryFaults[fault], final: fault !== 'incomplete' }
  }
  const cvcLength = cvcLengthOf(brandOf(number))
  if (cvc.length !== cvcLength) {
    const isThreeOfFour = cvc.length === 3 && cvcLength === 4
    return { part: 'cvc', message: isThreeOfFour ? t.cvcHasFour : t.cvcMissing }
  }
  return undefined
}

function digitsOf(text = ''): string {
  return text.replace(/\D/g, '')
}

/** '1/31' is January: a separator ends the month. */
function wholeMonth(expiry = ''): string {
  return expiry.replace(/^\s*([1-9])\s*\//, '0$1/')
}

/** Rewrites a value in groups and keeps the cursor behind the same digit. */
function keepCursor(input: HTMLInputElement, text: string): void {
  if (input.value === text) return
  const before = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length
  input.value = text
  let place = 0
  for (let seen = 0; seen < before && place < text.length; place++) {
    if (/\d/.test(text[place] ?? '')) seen++
  }
  input.setSelectionRange(place, place)
}

// Deleting the expiry's ' / ' must not re-insert it at once.
function freeSeparator(inputs: CardInputs | undefined): void {
  if (inputs && /^\d\d \/? ?$/.test(inputs.expiry.value)) {
    inputs.expiry.value = inputs.expiry.value.slice(0, 2)
  }
}
