import type { HouseKind } from './art/house-kinds.ts'
import type { Light, Tone } from './art/palette.ts'
import type { SceneName } from './art/scene-names.ts'
import type { VignetteName } from './art/vignette-names.ts'

/** Drawings are files that `drawing-files.tsx` creates during the build, so a page fetches only those that it shows. */
const FOLDER = '/drawings/sites'

/** Each template has its own time of day, which lights all of its drawings. */
export type Hour = Light['hour']

export function streetDrawing(hour: Hour, scene: SceneName): string {
  return `${FOLDER}/${hour}-street-${scene}.svg`
}

/** `turn` is the home's place in its list, so that neighbours get different skies. */
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
