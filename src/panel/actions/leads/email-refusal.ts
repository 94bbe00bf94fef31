import { type Message, messageFrom } from '#messages/language.ts'
import { leadEmailRefusals } from '#messages/refusals/lead-emails.ts'
import { Refused } from '../../services/refused.ts'

type Texts = (typeof leadEmailRefusals)['en']

export function refusal(pick: (t: Texts) => string, status: number): Refused {
  return new Refused(textOf(pick), status)
}

export function textOf(pick: (t: Texts) => string): Message {
  return messageFrom(leadEmailRefusals, pick)
}
