import type { SiteParts } from '../blocks/site-parts.ts'
import type { Template } from './template.ts'

/** What a preview loads of the chosen template. */
export type LoadedTemplate = Pick<SiteParts, 'Hero'> & { stylesheet: string; template: Template }

const avenue = () => import('./avenue/avenue-preview.ts')

const LOADERS: Record<number, () => Promise<LoadedTemplate>> = {
  1: avenue,
  2: () => import('./harbour/harbour-preview.ts'),
  3: () => import('./prairie/prairie-preview.ts'),
  4: () => import('./chalet/chalet-preview.ts'),
  5: () => import('./atelier/atelier-preview.ts'),
  6: () => import('./gazette/gazette-preview.ts'),
  7: () => import('./metro/metro-preview.ts'),
  8: () => import('./maison/maison-preview.ts'),
  9: () => import('./aurora/aurora-preview.ts'),
  10: () => import('./orchard/orchard-preview.ts')
}

/** An unknown template falls back to the first. */
export function loadTemplate(id: number): Promise<LoadedTemplate> {
  return (LOADERS[id] ?? avenue)()
}
