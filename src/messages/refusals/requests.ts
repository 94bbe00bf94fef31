import { durationMessages } from '../durations.ts'
import type { Translated } from '../language.ts'

/** What the API says to any request, whatever it is about. */
const en = {
  busy: 'We’re busy right now. Please try again in a moment.',
  cutOff: 'The request was cut off.',
  invalidJson: 'The request is not valid JSON.',
  invalidKey: 'The Idempotency-Key must be 1 to 200 visible characters.',
  invalidText: 'The request contains an invalid character or number.',
  invalidTextIn: (field: string) => `${field} contains an invalid character or number`,
  invalidValue: 'A value is not valid.',
  missingValue: 'A required value is missing.',
  noSuchCall: 'There is no such call.',
  notHttp: 'The request is not valid HTTP.',
  notJson: 'The request must be sent as application/json.',
  onlyAccepts: (methods: string) => `This call only accepts ${methods}.`,
  otherDetails: 'This request was already sent with different details.',
  redeliver: 'Please deliver this event again.',
  tooLarge: (kB: number) => `The request is larger than ${kB} kB.`,
  tooMany: (seconds: number) =>
    `Too many attempts. Please try again in ${durationMessages.en.wait(seconds)}.`,
  wrongSignature: 'The signature is not valid.'
}

export const requestRefusals: Translated<typeof en> = { en }
