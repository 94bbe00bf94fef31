import type { Translated } from '../language.ts'

/** What the screen of feeds says that a website does with them. */
const en = {
  lede: 'Show homes of CREA’s DDF® or of your board on your website. A feed’s homes are shown once its agreements are signed.'
}

const fr: typeof en = {
  lede: 'Montrez sur votre site Web les inscriptions du SDD® de l’ACI ou de votre chambre immobilière. Celles d’un flux paraissent dès que ses ententes sont signées.'
}

export const feedClaims: Translated<typeof en> = { en, fr }
