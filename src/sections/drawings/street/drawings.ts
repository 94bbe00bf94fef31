/** Scenes far down a page: files of their own, fetched when a reader comes near. */

import { bayAndGable, bungalow, rowHouse, saltbox, triplex } from './houses.ts'
import { eveningStreet } from './scenes.ts'
import { paint } from './shapes.ts'
import { fir, maple, soldSign, tower } from './surroundings.ts'

type Drawing = { inside: string; width: number; height: number; whole: boolean }

export const DRAWINGS = {
  'evening-street': { inside: eveningStreet(), width: 1440, height: 320, whole: false },
  'sold-corner': {
    inside: saltbox(60) + soldSign(220) + fir(330, 150) + fir(376, 96, paint.pine),
    width: 420,
    height: 210,
    whole: true
  },
  'every-size': {
    inside:
      tower(318, 96, 268, paint.farTower) +
      bungalow(16) +
      bayAndGable(196) +
      maple(366, 110, '#d8572a') +
      rowHouse(394, paint.gold, paint.lake),
    width: 480,
    height: 300,
    whole: true
  },
  'middle-plan': {
    inside: maple(56, 104, '#d8572a') + bayAndGable(126) + fir(310, 120, paint.pine) + fir(356, 84),
    width: 420,
    height: 300,
    whole: true
  },
  'largest-plan': {
    inside:
      tower(240, 108, 268, paint.farTower) +
      rowHouse(22, paint.gold, paint.lake) +
      triplex(106, paint.clay) +
      fir(378, 110),
    width: 420,
    height: 300,
    whole: true
  }
} satisfies Record<string, Drawing>

export type DrawingName = keyof typeof DRAWINGS

/** The complete file. Without a width, it fills its box as an inline scene does. */
export function drawingFile({ inside, width, height, whole }: Drawing): string {
  const fit = whole ? 'xMidYMax meet' : 'xMidYMax slice'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${-height} ${width} ${height}" preserveAspectRatio="${fit}">${inside}</svg>`
}
