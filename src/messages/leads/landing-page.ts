import type { Translated } from '../language.ts'

/** Pages for advertisements, in the builder. */
const en = {
  tag: 'Landing page',
  mark: 'Landing page for advertisements',
  hint: 'It has a form and no menu. Neither your menu nor search engines show it, so only people with its link find it.',
  links: {
    title: 'Links for your advertisements',
    hint: 'Leads from this link carry its tags, and your report counts by them.',
    unpublished: 'The link works once the page is published.',
    source: 'Source',
    sourceHint: 'Where the advertisement is. For example: facebook',
    medium: 'Medium',
    mediumHint: 'What kind it is. For example: cpc or email',
    campaign: 'Campaign',
    campaignHint: 'What it is for. For example: spring-open-houses',
    link: 'Link',
    copy: 'Copy link'
  }
}

const fr: typeof en = {
  tag: 'Page de destination',
  mark: 'Page de destination pour vos publicités',
  hint: 'Elle a un formulaire et pas de menu. Ni votre menu ni les moteurs de recherche ne la présentent : seules les personnes qui ont son lien la trouvent.',
  links: {
    title: 'Liens pour vos publicités',
    hint: 'Les demandes venues par ce lien portent ses étiquettes, et votre rapport les compte par étiquette.',
    unpublished: 'Le lien fonctionne une fois la page publiée.',
    source: 'Source',
    sourceHint: 'Où se trouve la publicité. Par exemple : facebook',
    medium: 'Support',
    mediumHint: 'De quel genre elle est. Par exemple : cpc ou courriel',
    campaign: 'Campagne',
    campaignHint: 'À quoi elle sert. Par exemple : visites-libres',
    link: 'Lien',
    copy: 'Copier le lien'
  }
}

export const landingPageMessages: Translated<typeof en> = { en, fr }
