import type { Translated } from '../language.ts'

const en = {
  subject: (address: string) => `Emails to ${address} bounce`,
  heading: 'We can’t email you your visitors’ messages',
  explanation: (address: string, code: string) =>
    `A visitor to your website wrote to you, and the email to ${address} was refused for good (code ${code}). The message itself is in your dashboard.`,
  next: 'Please check this address on your website, or free up space in its mailbox.'
}

const fr: typeof en = {
  subject: (address) => `Les courriels envoyés à ${address} reviennent`,
  heading: 'Nous ne pouvons pas vous envoyer les messages de vos visiteurs',
  explanation: (address, code) =>
    `Un visiteur de votre site Web vous a écrit, et le courriel envoyé à ${address} a été refusé définitivement (code ${code}). Le message lui-même se trouve dans votre tableau de bord.`,
  next: 'Vérifiez cette adresse sur votre site Web, ou libérez de l’espace dans sa boîte de réception.'
}

export const leadBouncedMessages: Translated<typeof en> = { en, fr }
