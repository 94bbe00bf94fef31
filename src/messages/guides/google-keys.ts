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

const fr: typeof en = {
  title: 'Configurer les clés Google',
  description: guideClaims.fr.googleKeys,
  picture: 'Une maison avec une épingle au-dessus du toit et une clé sur la pelouse',
  contents: {
    before: 'Avant de commencer',
    recaptcha: 'Vérification humaine',
    maps: 'Cartes',
    paste: 'Coller les clés',
    visitors: 'Google Analytics et validation',
    troubles: 'Dépannage'
  }
}

export const googleKeysMessages: Translated<typeof en> = { en, fr }
