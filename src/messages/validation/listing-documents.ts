import type { Translated } from '../language.ts'

/** Why a document can't be added to a listing. */
const en = {
  gone: 'This document is no longer stored. Please choose its file again.',
  notPdf: 'Please choose a PDF. This file is something else, or was cut off.',
  tooLarge: 'This document is larger than 25 MB. Please choose a smaller one.'
}

const fr: typeof en = {
  gone: 'Ce document n’est plus enregistré. Veuillez choisir son fichier de nouveau.',
  notPdf: 'Veuillez choisir un PDF. Ce fichier est autre chose, ou il est incomplet.',
  tooLarge: 'Ce document dépasse 25 Mo. Veuillez en choisir un plus petit.'
}

export const listingDocumentMessages: Translated<typeof en> = { en, fr }
