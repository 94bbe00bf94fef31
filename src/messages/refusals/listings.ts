import { formatMoment } from '#rules/time/format-date-with-dayjs.ts'
import { formatMomentInFrench } from '#rules/time/day-in-french.ts'
import type { Translated } from '../language.ts'

/** Why the panel refuses what an agent does with a listing. */
const en = {
  consentInFuture: 'Please choose a day that isn’t after today.',
  gone: 'This listing was deleted.',
  newer: (at: Date) =>
    `This listing was saved in another tab or on another device on ${formatMoment(at)} (Eastern Time). Nothing was overwritten. Please check the newer version first.`,
  notShown: 'Only listings that visitors see can come first.',
  tooMany: (most: number) => `A website has at most ${most} listings. Please delete one first.`
}

const fr: typeof en = {
  consentInFuture: 'Choisissez un jour qui n’est pas après aujourd’hui.',
  gone: 'Cette propriété a été supprimée.',
  newer: (at) =>
    `Cette propriété a été enregistrée dans un autre onglet ou sur un autre appareil le ${formatMomentInFrench(at)} (heure de l’Est). Rien n’a été remplacé. Veuillez d’abord vérifier la version plus récente.`,
  notShown: 'Seules les propriétés que les visiteurs voient peuvent figurer en tête.',
  tooMany: (most) =>
    `Un site Web compte au plus ${most} propriétés. Veuillez d’abord en supprimer une.`
}

export const listingRefusals: Translated<typeof en> = { en, fr }
