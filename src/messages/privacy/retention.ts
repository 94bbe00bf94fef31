import type { Basis, PersonKind, Retention, Since, Until } from '#rules/privacy/keeping.ts'
import type { Translated } from '../language.ts'

const SINCE: Record<Since, string> = {
  answered: 'after it was answered',
  closed: 'after the account was closed',
  deleted: 'after you deleted them',
  ended: 'after they ended or expired',
  expired: 'after they expired',
  failed: 'after it failed',
  handled: 'after they were handled',
  invited: 'after the invitation expired',
  made: 'after it was recorded',
  updated: 'after you last changed it',
  used: 'after the last use'
}

const UNTIL: Record<Until, string> = {
  account: 'Until the account is closed',
  content: 'As long as it is published or kept as a version',
  feed: 'As long as the feed is connected',
  person: 'Until the agent erases the person or closes the account',
  withdrawn: 'Until you stop them'
}

const BASIS: Record<Basis, string> = {
  consent: 'your consent',
  contract: 'needed for the service',
  interest: 'needed to protect the service',
  law: 'required by law'
}

const OF: Record<PersonKind, string> = {
  agents: 'Agents with an account',
  visitors: 'Visitors to agents’ websites',
  everyone: 'Everyone',
  editors: 'People who edit our website'
}

const en = {
  of: OF,
  basis: BASIS,
  columns: { what: 'What', why: 'Why', basis: 'On what basis', period: 'How long' },
  /** How long, and what happens then. */
  period(row: Retention): string {
    const end = row.end === 'deleted' ? 'then deleted' : 'then made anonymous'
    if ('until' in row) return `${UNTIL[row.until]}, ${end}`
    if ('taxYears' in row) {
      return `${row.taxYears} years after the end of the year, ${end}, even if the account is closed earlier`
    }
    return `${row.days} ${row.days === 1 ? 'day' : 'days'} ${SINCE[row.since]}, ${end}`
  }
}

const SINCE_FR: Record<Since, string> = {
  answered: 'après la réponse',
  closed: 'après la fermeture du compte',
  deleted: 'après leur suppression',
  ended: 'après leur fin ou leur expiration',
  expired: 'après leur expiration',
  failed: 'après l’échec',
  handled: 'après leur traitement',
  invited: 'après l’expiration de l’invitation',
  made: 'après l’enregistrement',
  updated: 'après votre dernière modification',
  used: 'après la dernière utilisation'
}

const UNTIL_FR: Record<Until, string> = {
  account: 'Jusqu’à la fermeture du compte',
  content: 'Tant que le contenu est publié ou conservé comme version',
  feed: 'Tant que le flux est relié',
  person: 'Jusqu’à ce que le courtier supprime les données de la personne ou ferme le compte',
  withdrawn: 'Jusqu’à ce que vous les arrêtiez'
}

const fr: typeof en = {
  of: {
    agents: 'Les courtiers qui ont un compte',
    visitors: 'Les visiteurs des sites Web des courtiers',
    everyone: 'Tout le monde',
    editors: 'Les personnes qui rédigent notre site Web'
  },
  basis: {
    consent: 'votre consentement',
    contract: 'nécessaire au service',
    interest: 'nécessaire à la protection du service',
    law: 'exigé par la loi'
  },
  columns: { what: 'Quoi', why: 'Pourquoi', basis: 'À quel titre', period: 'Combien de temps' },
  period(row) {
    const end = row.end === 'deleted' ? 'puis suppression' : 'puis anonymisation'
    if ('until' in row) return `${UNTIL_FR[row.until]}, ${end}`
    if ('taxYears' in row) {
      return `${row.taxYears} ans après la fin de l’année, ${end}, même si le compte est fermé avant`
    }
    return `${row.days} ${row.days === 1 ? 'jour' : 'jours'} ${SINCE_FR[row.since]}, ${end}`
  }
}

export const retentionMessages: Translated<typeof en> = { en, fr }
