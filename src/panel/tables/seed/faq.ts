import type { Insertable } from 'kysely'
import { RETRY_DAYS } from '#rules/plan/dunning.ts'
import {
  GRACE_DAYS,
  REFERRAL_PERCENT_EACH,
  REFERRAL_PERCENT_MAX,
  TRIAL_DAYS
} from '#rules/limits.ts'
import { PAYMENT_REMINDER_DAYS } from '#rules/plan/reminder.ts'
import type { FaqTable } from '../content-tables.ts'

const ITEMS: [title: string, description: string][] = [
  [
    'Can I try it before I pay?',
    `Yes. The trial runs for ${TRIAL_DAYS} days with assisted setup. We store your card and charge nothing until the trial ends; ${PAYMENT_REMINDER_DAYS} days before that we email you the amount and the day.`
  ],
  [
    'Can I use the domain I already own?',
    'Yes. You enter it during the setup, and your dashboard shows the two name servers to set at your registrar. Until then your website is reachable under a free address of ours.'
  ],
  [
    'How long does a domain take to switch over?',
    'Usually an hour or two, at most 48 hours. The DNS Check button on your dashboard tells you what it sees and what is still to be changed.'
  ],
  [
    'Which taxes are added?',
    'The GST, HST, PST, RST or QST of the province in your billing address. Your receipt names each part, so that you can claim your input tax credits.'
  ],
  [
    'Can I have my website in French?',
    'Yes. Every template is made for English and French, and from the Professional plan on both can stand side by side. In Quebec the French version is never the lesser one, as the Charter of the French Language asks.'
  ],
  [
    'What happens when a payment fails?',
    `We tell you by email and try again ${RETRY_DAYS.slice(0, -1).join(', ')} and ${RETRY_DAYS.at(-1)} days later, for the months that are due by then. Your website stays up for ${GRACE_DAYS} days. Nothing is ever deleted because of an unpaid bill.`
  ],
  [
    'Can I cancel?',
    'At any time, and nothing more is charged. Your website stays up to the end of the period you paid for; if a payment is overdue, it goes off at once. We keep it as it was, and you can renew at any time.'
  ],
  [
    'Can I show listings of my board?',
    'Yes, once your board has approved its data agreement. Our guide walks you through the IDX and VOW forms, and support fills in the technical part.'
  ],
  [
    'Where is my data kept?',
    'In our own database, on the servers that run this service. Card numbers are not in it: they go straight to the payment provider. The privacy policy says what we store, why, and for how long. Ask us if you would like to know where those servers are, or to have a copy of your data.'
  ],
  [
    'What do I get for referring a colleague?',
    `${REFERRAL_PERCENT_EACH}% off your next payment cycle for every referred website that has finished its trial and has a running plan, up to ${REFERRAL_PERCENT_MAX}%.`
  ]
]

export const faq: Insertable<FaqTable>[] = ITEMS.map(([faq_title, faq_description], index) => ({
  faq_id: index + 1,
  faq_title,
  faq_description,
  position: index + 1
}))
