import type { Translated } from '../language.ts'

/** The templates that every website begins with, in the words that an agent would write. */
const en = {
  'first-answer': {
    name: 'First answer',
    subject: 'Your message about {home}',
    text: 'Hello {first_name},\n\nThank you for your message. I’d be glad to help.\n\nWhen is a good time to talk? You can also reach me at {phone}.\n\n{agent}\n{brokerage}'
  },
  seller: {
    name: 'First answer to a seller',
    subject: 'Selling your home',
    text: 'Hello {first_name},\n\nThank you for your message about selling your home. I’d be glad to help.\n\nWhen is a good time to talk? You can also reach me at {phone}.\n\n{agent}\n{brokerage}'
  },
  showing: {
    name: 'Plan a showing',
    subject: 'A showing of {home}',
    text: 'Hello {first_name},\n\nI’d be happy to show you {home}. Which of these times would suit you?\n\n–\n–\n\nIf none of them does, please tell me what does.\n\n{agent}\n{phone}'
  },
  valuation: {
    name: 'Home valuation',
    subject: 'What your home is worth',
    text: 'Hello {first_name},\n\nThank you for asking me about the value of your home. For an opinion that you can rely on, I’d like to see it: that takes about half an hour.\n\nWhich day suits you this week?\n\n{agent}\n{phone}'
  },
  'stay-in-touch': {
    name: 'Ask to stay in touch',
    subject: 'May I keep you posted?',
    text: 'Hello {first_name},\n\nMay I send you new listings and market news by email from time to time? If so, please answer this email with a yes. You can change your mind at any time.\n\n{agent}\n{brokerage}\n{phone}'
  }
}

// A home's title takes an article after most words, which nothing here knows, so no word precedes it.
const fr: typeof en = {
  'first-answer': {
    name: 'Première réponse',
    subject: 'Votre message : {propriété}',
    text: 'Bonjour {prénom},\n\nMerci de votre message. Je vous aiderai avec plaisir.\n\nQuel serait un bon moment pour en parler? Vous pouvez aussi me joindre au {téléphone}.\n\n{courtier}\n{agence}'
  },
  seller: {
    name: 'Première réponse, vente',
    subject: 'La vente de votre propriété',
    text: 'Bonjour {prénom},\n\nMerci de votre message au sujet de la vente de votre propriété. Je vous aiderai avec plaisir.\n\nQuel serait un bon moment pour en parler? Vous pouvez aussi me joindre au {téléphone}.\n\n{courtier}\n{agence}'
  },
  showing: {
    name: 'Planifier une visite',
    subject: 'Visite : {propriété}',
    text: 'Bonjour {prénom},\n\nCe sera un plaisir de vous faire visiter les lieux. Lequel de ces moments vous convient?\n\n–\n–\n\nSi aucun ne convient, dites-moi ce qui vous arrange.\n\n{courtier}\n{téléphone}'
  },
  valuation: {
    name: 'Évaluation',
    subject: 'La valeur de votre propriété',
    text: 'Bonjour {prénom},\n\nMerci de m’avoir demandé la valeur de votre propriété. Pour vous donner une opinion fiable, j’aimerais la voir : il faut environ une demi-heure.\n\nQuel jour vous convient cette semaine?\n\n{courtier}\n{téléphone}'
  },
  'stay-in-touch': {
    name: 'Demander de rester en contact',
    subject: 'Puis-je vous tenir au courant?',
    text: 'Bonjour {prénom},\n\nPuis-je vous envoyer de temps à autre, par courriel, les nouvelles inscriptions et des nouvelles du marché? Si oui, répondez « oui » à ce courriel. Vous pourrez changer d’avis en tout temps.\n\n{courtier}\n{agence}\n{téléphone}'
  }
}

export const answerSeeds: Translated<typeof en> = { en, fr }
