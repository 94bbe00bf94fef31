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

export const cropDialogMessages: Translated<typeof en> = { en }
