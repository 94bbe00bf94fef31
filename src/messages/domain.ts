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

export const domainMessages: Translated<typeof en> = { en }
