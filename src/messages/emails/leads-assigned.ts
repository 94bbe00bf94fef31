import type { Translated } from '../language.ts'

const en = {
  subject: (count: number, name: string) =>
    count === 1 ? `${name} is assigned to you` : `${count} people are assigned to you`,
  heading: (count: number) =>
    count === 1 ? 'A new inquiry for you' : `${count} new inquiries for you`,
  assigned: (by: string, count: number) =>
    count === 1 ? `${by} assigned this person to you:` : `${by} assigned these people to you:`,
  more: (count: number) => `and ${count} more`,
  openOne: 'Open their page',
  openAll: 'Open your list'
}

const fr: typeof en = {
  subject: (count, name) =>
    count === 1 ? `Une demande vous est confiée : ${name}` : `${count} demandes vous sont confiées`,
  heading: (count) => (count === 1 ? 'Une demande pour vous' : `${count} demandes pour vous`),
  assigned: (by, count) =>
    count === 1 ? `${by} vous a confié cette demande :` : `${by} vous a confié ces demandes :`,
  more: (count) => `et ${count} de plus`,
  openOne: 'Ouvrir la demande',
  openAll: 'Ouvrir vos demandes'
}

export const leadsAssignedEmail: Translated<typeof en> = { en, fr }
