import { ofInFrench } from '#rules/french-elision.ts'
import type { Translated } from '../language.ts'

const en = {
  subject: (name: string) => `Message from ${name}`,
  heading: 'A visitor sent you a message'
}

const fr: typeof en = {
  subject: (name) => `Message ${ofInFrench(name)}`,
  heading: 'Un visiteur vous a envoyé un message'
}

export const messageReceivedMessages: Translated<typeof en> = { en, fr }
