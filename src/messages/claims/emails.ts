import type { Translated } from '../language.ts'

const en = {
  domainIsLive: (domain: string) => `${domain} is live`,
  hourlyChecks:
    'The change can take up to 48 hours. We check every hour and email you when your domain is live.',
  confirmAddress:
    'Please confirm that this email address is yours, so that your receipts and leads reach you.'
}

export const emailClaims: Translated<typeof en> = { en }
