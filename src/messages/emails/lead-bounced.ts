import type { Translated } from '../language.ts'

const en = {
  subject: (address: string) => `Emails to ${address} are bouncing`,
  heading: 'We can’t email you your visitors’ messages',
  memberHeading: (member: string) => `We can’t email ${member} your visitors’ messages`,
  explanation: (address: string, code: string) =>
    `A visitor to your website wrote to you, and the email to ${address} was refused for good (code ${code}). The message itself is in your dashboard.`,
  next: 'Please check this address on your website, or free up space in its mailbox.',
  memberNext: (member: string) =>
    `Please ask ${member} to check this address in their account, or to free up space in its mailbox.`
}

const fr: typeof en = {
  subject: (address) => `Les courriels envoyés à ${address} reviennent`,
  heading: 'Nous ne pouvons pas vous envoyer les messages de vos visiteurs',
  memberHeading: (member) =>
    `Nous ne pouvons pas envoyer à ${member} les messages de vos visiteurs`,
  explanation: (address, code) =>
    `Un visiteur de votre site Web vous a écrit, et le courriel envoyé à ${address} a été refusé définitivement (code ${code}). Le message lui-même se trouve dans votre tableau de bord.`,
  next: 'Vérifiez cette adresse sur votre site Web, ou libérez de l’espace dans sa boîte de réception.',
  memberNext: (member) =>
    `Demandez à ${member} de vérifier cette adresse dans son compte, ou de libérer de l’espace dans sa boîte de réception.`
}

export const leadBouncedMessages: Translated<typeof en> = { en, fr }
