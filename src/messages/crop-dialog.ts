import type { Translated } from './language.ts'

const en = {
  title: (label: string) => `Crop the ${label.toLowerCase()}`,
  shape: 'Shape',
  shapes: { original: 'Original', wide: 'Wide', square: 'Square' },
  zoom: 'Zoom',
  horizontal: 'Left to right',
  vertical: 'Up and down',
  percent: (share: number) => `${Math.round(100 * share)}%`,
  use: 'Use this picture',
  cropping: 'Cropping…',
  cancel: 'Cancel'
}

const fr: typeof en = {
  title: (label) => `Recadrer : ${label.toLowerCase()}`,
  shape: 'Forme',
  shapes: { original: 'Originale', wide: 'Large', square: 'Carrée' },
  zoom: 'Zoom',
  horizontal: 'De gauche à droite',
  vertical: 'De haut en bas',
  percent: (share) => `${Math.round(100 * share)} %`,
  use: 'Utiliser cette image',
  cropping: 'Recadrage…',
  cancel: 'Annuler'
}

export const cropDialogMessages: Translated<typeof en> = { en, fr }
