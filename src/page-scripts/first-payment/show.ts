import { firstPaymentMessages } from '#messages/first-payment.ts'
import { messagesOf } from '#stores/site/messages.ts'
import { firstPayment } from '#rules/plan/first-payment.ts'
import type { TaxPart } from '#rules/money/tax.ts'

/** The section's data: the plans' monthly prices by duration, in cents, and every province's taxes. */
export type Choices = {
  plans: { name: string; setupFee: number; pricePerMonth: Record<string, number> }[]
  provinces: { name: string; taxes: TaxPart[] }[]
}

/** Shows the bill for the current choice. */
export function showFirstPayment(): void {
  const section = document.querySelector<HTMLElement>('[data-first-payment]')
  if (!section) return
  const { plans, provinces } = JSON.parse(section.dataset['firstPayment'] ?? '') as Choices
  const chosen = (name: string) =>
    section.querySelector<HTMLSelectElement>(`select[name=${name}]`)?.value ?? ''
  const months = Number(document.querySelector<HTMLInputElement>('[name=duration]:checked')?.value)
  const plan = plans[Number(chosen('plan'))]
  const pricePerMonth = plan?.pricePerMonth[months]
  if (!plan || pricePerMonth === undefined) return

  const { setupFee } = plan
  const taxes = chosen('province') ? provinces[Number(chosen('province'))]?.taxes : undefined
  const payment = firstPayment({ pricePerMonth, months, setupFee, taxes })
  const bill = messagesOf(firstPaymentMessages).bill(payment)
  const part = (name: string) => section.querySelector(`[data-part=${name}]`)
  part('lines')?.replaceChildren(...bill.lines.map(line))
  for (const name of ['totalName', 'total', 'renewal'] as const) {
    const place = part(name)
    if (place && place.textContent !== bill[name]) place.textContent = bill[name]
  }
}

function line({ name, amount }: { name: string; amount: string }): HTMLElement {
  const row = document.createElement('div')
  row.append(element('dt', name), element('dd', amount))
  return row
}

function element(tag: 'dd' | 'dt', textContent: string): HTMLElement {
  return Object.assign(document.createElement(tag), { textContent })
}
