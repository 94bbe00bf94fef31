import { listOf } from '../list.ts'
import type { Translated } from '../language.ts'
import { noSuchDomain } from '../no-such-domain.ts'

const HOURS = 'Changes can take up to 48 hours.'
const PREPARING = 'Your name servers are being prepared. Please try again in a few minutes.'

/** Why the panel refuses a domain, and what is wrong with its name servers. */
const en = {
  domainLooksTaken:
    'This domain name looks like one that another agent uses. Please enter a different one, or write to us if it’s yours.',
  noSuchWebsite: 'There is no such website.',
  noWebsite: 'You don’t have a website yet.',
  preparing: PREPARING,

  /** What the owner has to change at the registrar. */
  nameServers({ foreign, found, missing, ours }: NameServers): string {
    if (missing.length === 0) {
      return `Found our name servers and also ${listOf(foreign)}. Remove ${itOrThem(foreign)}, or some visitors won’t reach your website. ${HOURS}`
    }
    if (foreign.length === 0)
      return `Found ${listOf(found)}. Add ${listOf(missing)} as well. ${HOURS}`
    if (missing.length === ours.length) {
      return `Found ${listOf(foreign)}. Replace ${itOrThem(foreign)} with ${listOf(ours)}; changes can take up to 48 hours.`
    }
    return `Found ${listOf(found)}. Remove ${listOf(foreign)} and add ${listOf(missing)}. ${HOURS}`
  },

  /** Why the name servers of a domain could not be read. */
  unread: {
    'no-domain': noSuchDomain.en,
    'no-records': (domain: string, ours: readonly string[]) =>
      ours.length === 0
        ? PREPARING
        : `${domain} has no name servers yet. Set ${listOf(ours)} at your registrar. ${HOURS}`,
    timeout: (domain: string) =>
      `The name servers of ${domain} did not answer in time. Please try again in a few minutes.`,
    unreachable: (domain: string) =>
      `The name servers of ${domain} could not be looked up. Please try again later.`
  }
}

const HEURES = 'Un changement peut prendre jusqu’à 48 heures.'
const EN_PRÉPARATION =
  'Vos serveurs de noms sont en préparation. Veuillez réessayer dans quelques minutes.'

const liste = (names: readonly string[]): string => listOf(names, 'and', 'fr')

const fr: typeof en = {
  domainLooksTaken:
    'Ce nom de domaine ressemble à celui d’une autre personne. Veuillez en entrer un autre, ou écrivez-nous s’il est à vous.',
  noSuchWebsite: 'Ce site Web n’existe pas.',
  noWebsite: 'Vous n’avez pas encore de site Web.',
  preparing: EN_PRÉPARATION,

  nameServers({ foreign, found, missing, ours }) {
    const le = foreign.length === 1 ? 'le' : 'les'
    if (missing.length === 0) {
      return `Nous avons trouvé nos serveurs de noms, mais aussi ${liste(foreign)}. Retirez-${le}, sinon certains visiteurs ne pourront pas atteindre votre site Web. ${HEURES}`
    }
    if (foreign.length === 0)
      return `Nous avons trouvé ${liste(found)}. Ajoutez aussi ${liste(missing)}. ${HEURES}`
    if (missing.length === ours.length) {
      return `Nous avons trouvé ${liste(foreign)}. Remplacez-${le} par ${liste(ours)}. ${HEURES}`
    }
    return `Nous avons trouvé ${liste(found)}. Retirez ${liste(foreign)} et ajoutez ${liste(missing)}. ${HEURES}`
  },

  unread: {
    'no-domain': noSuchDomain.fr,
    'no-records': (domain, ours) =>
      ours.length === 0
        ? EN_PRÉPARATION
        : `${domain} n’a pas encore de serveurs de noms. Entrez ${liste(ours)} chez votre registraire. ${HEURES}`,
    timeout: (domain) =>
      `Les serveurs de noms de ${domain} n’ont pas répondu à temps. Veuillez réessayer dans quelques minutes.`,
    unreachable: (domain) =>
      `Nous n’avons pas pu trouver les serveurs de noms de ${domain}. Veuillez réessayer plus tard.`
  }
}

export const websiteRefusals: Translated<typeof en> = { en, fr }

/** A domain's name servers: all that were found, those that are not ours, and those of ours that are missing. */
type NameServers = Record<'foreign' | 'found' | 'missing' | 'ours', readonly string[]>

function itOrThem(names: readonly string[]): string {
  return names.length === 1 ? 'it' : 'them'
}
