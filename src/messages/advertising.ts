import type { AdvertisingHint } from '#rules/websites/advertising.ts'
import type { Translated } from './language.ts'

const en = {
  hint(hint: AdvertisingHint): string {
    switch (hint.kind) {
      case 'brokerage':
        return `In Ontario, an ad must name your brokerage as it is registered, with the word Brokerage, such as “${hint.name}, Brokerage”.`
      case 'realtor':
        return 'REALTOR® is a trademark that only members of CREA may use, written in capitals with the ® sign.'
      case 'title':
        return 'In Ontario, an ad must describe you by a permitted title, such as Salesperson, Sales Representative, Broker or Broker of Record.'
    }
  }
}

const fr: typeof en = {
  hint(hint) {
    switch (hint.kind) {
      case 'brokerage':
        return `En Ontario, une annonce doit nommer votre agence telle qu’elle est inscrite, avec le mot Brokerage, par exemple « ${hint.name}, Brokerage ».`
      case 'realtor':
        return 'REALTOR® est une marque de commerce réservée aux membres de l’ACI; elle s’écrit en majuscules, suivie du symbole ®.'
      case 'title':
        return 'En Ontario, une annonce doit vous désigner par un titre permis, comme Salesperson, Sales Representative, Broker ou Broker of Record.'
    }
  }
}

export const advertisingMessages: Translated<typeof en> = { en, fr }
