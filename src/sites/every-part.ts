import { EVERY_BLOCK } from './blocks/every-block.ts'
import type { SiteParts } from './blocks/site-parts.ts'
import { heroOf } from './templates/heroes.ts'
import type { Template } from './templates/template.ts'

/** All components of a website in its template. */
export function everyPart(template: Template): SiteParts {
  return { ...EVERY_BLOCK, Hero: heroOf(template) }
}
