import type { SceneName } from './art/scene-names.ts'

const CITIES: Record<string, SceneName> = {
  edmonton: 'edmonton',
  montreal: 'montreal',
  quebec: 'quebec',
  richmond: 'richmond',
  "st. john's": 'st-johns',
  surrey: 'surrey',
  toronto: 'toronto',
  winnipeg: 'winnipeg'
}

const PROVINCES: Record<string, SceneName> = {
  AB: 'edmonton',
  BC: 'surrey',
  MB: 'winnipeg',
  NB: 'st-johns',
  NL: 'st-johns',
  NS: 'st-johns',
  ON: 'toronto',
  PE: 'st-johns',
  QC: 'montreal',
  SK: 'winnipeg'
}

/** The drawn street of an agent's city, or else of their province. */
export function sceneOf(city: string, province: string): SceneName | undefined {
  const plain = city
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
  return CITIES[plain] ?? PROVINCES[province.trim().toUpperCase()]
}
