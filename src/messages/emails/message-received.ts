import type { Translated } from '../language.ts'

const en = {
  subject: (name: string) => `Message from ${name}`,
  heading: 'A visitor sent you a message'
}

export const messageReceivedMessages: Translated<typeof en> = { en }
