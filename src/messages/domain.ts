import type { DomainRefusal } from '#rules/websites/domain.ts'
import type { Translated } from './language.ts'

const YOURS = 'Please enter a domain name that belongs to you.'

const en = {
  /** Why a domain can't be used. */
  refusal(refusal: DomainRefusal): string {
    switch (refusal.reason) {
      case 'confusable':
        return 'This domain name has letters that can be mistaken for others. Please use letters of one alphabet only.'
      case 'example':
        return `Example names are reserved. ${YOURS}`
      case 'looks-like-ours':
        return `${refusal.domain} looks like one of our domains. ${YOURS}`
      case 'ours':
        return `${refusal.domain} is our own domain. ${YOURS}`
      case 'reserved-ending':
        return `A name that ends in .${refusal.ending} can’t be reached on the internet. ${YOURS}`
      case 'shared-suffix':
        return `${refusal.domain} is shared by many websites. ${YOURS}`
    }
  }
}

const LE_VOTRE = 'Veuillez entrer un nom de domaine qui vous appartient.'

const fr: typeof en = {
  refusal(refusal) {
    switch (refusal.reason) {
      case 'confusable':
        return 'Ce nom de domaine contient des lettres qui peuvent être prises pour d’autres. Veuillez utiliser les lettres d’un seul alphabet.'
      case 'example':
        return `Les noms d’exemple sont réservés. ${LE_VOTRE}`
      case 'looks-like-ours':
        return `${refusal.domain} ressemble à l’un de nos domaines. ${LE_VOTRE}`
      case 'ours':
        return `${refusal.domain} est notre propre domaine. ${LE_VOTRE}`
      case 'reserved-ending':
        return `Un nom qui se termine par .${refusal.ending} ne peut pas être atteint sur Internet. ${LE_VOTRE}`
      case 'shared-suffix':
        return `${refusal.domain} est partagé par de nombreux sites Web. ${LE_VOTRE}`
    }
  }
}

export const domainMessages: Translated<typeof en> = { en, fr }
