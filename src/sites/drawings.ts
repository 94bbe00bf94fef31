import type { HouseKind } from './art/house-kinds.ts'
import type { Light, Tone } from './art/palette.ts'
import type { SceneName } from './art/scene-names.ts'
import type { VignetteName } from './art/vignette-names.ts'

/** Drawings are files, which `drawing-files.tsx` makes when the site is built: a page fetches the few that it shows. */
const FOLDER = '/drawings/sites'

/** Each template has its own hour of the day, and everything in it is drawn in that light. */
export type Hour = Light['hour']

export function streetDrawing(hour: Hour, scene: SceneName): string {
  return `${FOLDER}/${hour}-street-${scene}.svg`
}

/** `turn` is the home's place in its list: neighbours stand under different skies. */
export function homeDrawing(
  hour: Hour,
  home: { kind: HouseKind; tone: Tone },
  turn: number
): string {
  return `${FOLDER}/${hour}-home-${home.kind}-${home.tone}-${turn}.svg`
}

export function areaDrawing(hour: Hour, name: VignetteName): string {
  return `${FOLDER}/${hour}-area-${name}.svg`
}

export function portraitDrawing(slug: string): string {
  return `${FOLDER}/portrait-${slug}.svg`
}
