import type { HouseKind } from './art/house-kinds.ts'
import type { Light, Tone } from './art/palette.ts'
import type { SceneName } from './art/scene-names.ts'
import type { VignetteName } from './art/vignette-names.ts'

/** Drawings are files of their own, so a page fetches only those that it shows. This is their folder on our own site. */
export const DEMO_DRAWINGS = '/drawings/sites'
/** Their folder on agents' hosts. */
export const SITE_DRAWINGS = '/_site/drawings'

/** Each template has its own time of day, which lights all of its drawings. */
export type Hour = Light['hour']

/** Homes beyond this many repeat the skies and trees of the first. */
export const HOME_TURNS = 12

export function streetDrawing(hour: Hour, scene: SceneName): string {
  return `${hour}-street-${scene}.svg`
}

/** `at` is the home's place in its list, so that neighbours get different skies. */
export function homeDrawing(hour: Hour, home: { kind: HouseKind; tone: Tone }, at: number): string {
  return `${hour}-home-${home.kind}-${home.tone}-${at % HOME_TURNS}.svg`
}

export function areaDrawing(hour: Hour, name: VignetteName): string {
  return `${hour}-area-${name}.svg`
}

export function portraitDrawing(slug: string): string {
  return `portrait-${slug}.svg`
}
