import { guideClaims } from '../claims/guides.ts'
import type { Translated } from '../language.ts'

const en = {
  title: 'Setup Google Keys',
  description: guideClaims.en.googleKeys,
  picture: 'A house with a pin over its roof and a key on its lawn',
  contents: {
    before: 'Before you start',
    recaptcha: 'Human verification',
    maps: 'Maps',
    paste: 'Paste the keys',
    visitors: 'Google Analytics and verification',
    troubles: 'Troubleshooting'
  }
}

export const googleKeysMessages: Translated<typeof en> = { en }
