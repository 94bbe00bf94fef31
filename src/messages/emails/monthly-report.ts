import { groupDigits } from '#rules/money/group-digits.ts'
import type { Translated } from '../language.ts'
import { answerTimeMessages } from '../leads/answer-time.ts'

const en = {
  subject: (month: string) => `Your website in ${month}`,
  heading: (month: string) => `Your website in ${month}`,
  leads: (leads: number, month: string) =>
    leads === 0
      ? `Nobody wrote to you through your website in ${month}.`
      : leads === 1
        ? `Your website brought you one lead in ${month}.`
        : `Your website brought you ${groupDigits(leads)} leads in ${month}.`,
  visits: 'Visits',
  views: 'Pages viewed',
  leadCount: 'Leads',
  answer: 'First answer',
  answered: (median: number, within: number, all: number) =>
    `after ${answerTimeMessages.en(median)} for half of them; within an hour for ${within} of ${all}`,
  unanswered: 'none yet',
  source: 'Most leads from',
  mostVisits: 'Most visits from',
  home: 'Home asked about most',
  times: (name: string, count: number) => `${name} (${groupDigits(count)})`,
  compared: (count: number, before: number, month: string) =>
    `${groupDigits(count)} (${month}: ${groupDigits(before)})`,
  alone: (count: number) => groupDigits(count),
  notCounted: 'not counted yet',
  open: 'Open the report',
  note: 'Test leads aren’t counted. You can turn this email off in your dashboard’s settings.'
}

const fr: typeof en = {
  subject: (month) => `Votre site Web en ${month}`,
  heading: (month) => `Votre site Web en ${month}`,
  leads: (leads, month) =>
    leads === 0
      ? `Personne ne vous a écrit par votre site Web en ${month}.`
      : leads === 1
        ? `Votre site Web vous a apporté une demande en ${month}.`
        : `Votre site Web vous a apporté ${groupDigits(leads, ' ')} demandes en ${month}.`,
  visits: 'Visites',
  views: 'Pages vues',
  leadCount: 'Demandes',
  answer: 'Première réponse',
  answered: (median, within, all) =>
    `après ${answerTimeMessages.fr(median)} pour la moitié d’entre elles; en moins d’une heure pour ${within} sur ${all}`,
  unanswered: 'aucune pour l’instant',
  source: 'Le plus de demandes de',
  mostVisits: 'Le plus de visites de',
  home: 'Propriété la plus demandée',
  times: (name, count) => `${name} (${groupDigits(count, ' ')})`,
  compared: (count, before, month) =>
    `${groupDigits(count, ' ')} (${month} : ${groupDigits(before, ' ')})`,
  alone: (count) => groupDigits(count, ' '),
  notCounted: 'pas encore comptées',
  open: 'Ouvrir le rapport',
  note: 'Les demandes d’essai ne sont pas comptées. Vous pouvez désactiver ce courriel dans les réglages de votre tableau de bord.'
}

export const monthlyReportEmail: Translated<typeof en> = { en, fr }
