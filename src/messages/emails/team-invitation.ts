import { ofInFrench } from '#rules/french-elision.ts'
import type { Translated } from '../language.ts'

const en = {
  subject: (brokerage: string) => `Join the team of ${brokerage}`,
  heading: (brokerage: string) => `${brokerage} invites you to its team`,
  invited: {
    agent: (by: string) =>
      `${by} invites you to look after people who write through their website. You’ll see those who are assigned to you, and nobody else.`,
    assistant: (by: string) =>
      `${by} invites you to look after people who write through their website, as an assistant. You’ll see everybody who wrote.`
  },
  button: 'Accept the invitation',
  note: (days: number) =>
    `The link works for ${days} days, for this address only. If you don’t know the sender, you can ignore this email.`
}

const fr: typeof en = {
  subject: (brokerage) => `Joignez-vous à l’équipe ${ofInFrench(brokerage)}`,
  heading: (brokerage) => `${brokerage} vous invite dans son équipe`,
  invited: {
    agent: (by) =>
      `${by} vous invite à traiter les demandes de son site Web. Vous verrez les personnes qui vous sont confiées, et elles seules.`,
    assistant: (by) =>
      `${by} vous invite à traiter les demandes de son site Web à titre d’adjoint. Vous verrez toutes les personnes qui ont écrit.`
  },
  button: 'Accepter l’invitation',
  note: (days) =>
    `Le lien fonctionne pendant ${days} jours, pour cette adresse seulement. Si vous ne connaissez pas l’expéditeur, vous pouvez ignorer ce courriel.`
}

export const teamInvitationEmail: Translated<typeof en> = { en, fr }
