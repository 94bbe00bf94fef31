import type { Insertable } from 'kysely'
import { faqClaims } from '#messages/claims/faq.ts'
import type { FaqTable } from '../content-tables.ts'

const answers = faqClaims.en

const ITEMS: [title: string, description: string][] = [
  ['Can I try it before I pay?', answers.trial],
  ['Can I use the domain I already own?', answers.ownDomain],
  ['How long does a domain take to switch over?', answers.domainWait],
  ['Which taxes are added?', answers.taxes],
  ['Can I have my website in French?', answers.languages],
  ['What happens when a payment fails?', answers.failedPayment],
  ['Can I cancel?', answers.cancelling],
  ['Can I show listings of my board?', answers.boardListings],
  ['Where is my data kept?', answers.dataKept],
  ['What do I get for referring a colleague?', answers.referral]
]

export const faq: Insertable<FaqTable>[] = ITEMS.map(([faq_title, faq_description], index) => ({
  faq_id: index + 1,
  faq_title,
  faq_description,
  position: index + 1
}))
