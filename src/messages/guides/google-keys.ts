import type { Translated } from '../language.ts'

const en = {
  title: 'Setup Google Keys',
  description: 'Setup of map, captcha, analytics and site-verification keys.',
  picture: 'A house with a map pin over its roof and a key on its lawn',
  contents: {
    before: 'Before you start',
    recaptcha: 'Human verification',
    maps: 'Maps',
    paste: 'Paste the keys',
    visitors: 'Analytics and verification',
    troubles: 'Troubleshooting'
  }
}

export const googleKeysMessages: Translated<typeof en> = { en }
