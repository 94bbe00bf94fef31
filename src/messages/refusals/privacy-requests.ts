import type { Translated } from '../language.ts'

const en = {
  noRequest: 'This request doesn’t exist any more.',
  otherKind: 'This request can’t be answered this way.'
}

const fr: typeof en = {
  noRequest: 'Cette demande n’existe plus.',
  otherKind: 'Cette demande ne peut pas recevoir cette réponse.'
}

export const privacyRequestRefusals: Translated<typeof en> = { en, fr }
