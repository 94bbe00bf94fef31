import { ATELIER } from './atelier/atelier.ts'
import { AURORA } from './aurora/aurora.ts'
import { AVENUE } from './avenue/avenue.ts'
import { CHALET } from './chalet/chalet.ts'
import { GAZETTE } from './gazette/gazette.ts'
import { HARBOUR } from './harbour/harbour.ts'
import { MAISON } from './maison/maison.ts'
import { METRO } from './metro/metro.ts'
import { ORCHARD } from './orchard/orchard.ts'
import { PRAIRIE } from './prairie/prairie.ts'
import type { Template } from './template.ts'

export const TEMPLATES: readonly Template[] = [
  AVENUE,
  HARBOUR,
  PRAIRIE,
  CHALET,
  ATELIER,
  GAZETTE,
  METRO,
  MAISON,
  AURORA,
  ORCHARD
]

/** An unknown template falls back to the first. */
export function templateOf(id: number): Template {
  return TEMPLATES.find((template) => template.id === id) ?? AVENUE
}
