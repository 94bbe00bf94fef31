import * as v from 'valibot'
import { Done, done, endpoint, Nothing } from '../endpoint.ts'
import { BillingDue, PaymentMethod, Transaction } from './bills.ts'

export const createIntent = endpoint({
  access: 'private',
  answer: v.object({ ...done, client_secret: v.string() }),
  input: Nothing,
  method: 'POST',
  path: '/payment/createIntent',
  repeat: 'safe'
})

/** Test mode only: the cardholder's answer to the bank's question. */
export const answerChallenge = endpoint({
  access: 'private',
  answer: Done,
  input: v.object({ authorised: v.boolean(), client_secret: v.string() }),
  method: 'POST',
  path: '/payment/answerChallenge',
  repeat: 'safe'
})

export const paymentMethods = endpoint({
  access: 'private',
  answer: v.array(PaymentMethod),
  input: Nothing,
  method: 'GET',
  path: '/payment/paymentMethods'
})

export const removePaymentMethod = endpoint({
  access: 'private',
  answer: Done,
  input: v.object({ upm_id: v.string() }),
  method: 'DELETE',
  path: '/payment/paymentMethods',
  repeat: 'safe'
})

export const setPrimaryCard = endpoint({
  access: 'private',
  answer: Done,
  input: v.object({ upm_id: v.string() }),
  method: 'POST',
  path: '/payment/setPrimaryCard',
  repeat: 'safe'
})

export const transactions = endpoint({
  access: 'private',
  answer: v.array(Transaction),
  input: Nothing,
  method: 'GET',
  path: '/payment/transactions'
})

export const getOverdue = endpoint({
  access: 'private',
  answer: v.object({ ...done, ...BillingDue.entries }),
  input: v.object({ website_id: v.number() }),
  method: 'POST',
  path: '/payment/getOverdue',
  repeat: 'safe'
})

export const payOverduePayment = endpoint({
  access: 'private',
  answer: Done,
  input: v.object({ website_id: v.number() }),
  method: 'POST',
  path: '/payment/payOverduePayment',
  repeat: 'keyed'
})
