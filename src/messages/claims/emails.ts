import type { Translated } from '../language.ts'

const en = {
  domainIsLive: (domain: string) => `${domain} is live`,
  hourlyChecks:
    'The change can take up to 48 hours. We check every hour and email you when your domain is live.',
  confirmAddress:
    'Please confirm that this email address is yours, so that your receipts and leads reach you.'
}

const fr: typeof en = {
  domainIsLive: (domain) => `${domain} est en ligne`,
  hourlyChecks:
    'Le changement peut prendre jusqu’à 48 heures. Nous vérifions toutes les heures et vous écrirons dès que votre domaine sera en ligne.',
  confirmAddress:
    'Veuillez confirmer que cette adresse courriel est la vôtre, pour que vos reçus et les demandes de vos visiteurs vous parviennent.'
}

export const emailClaims: Translated<typeof en> = { en, fr }
