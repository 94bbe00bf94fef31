import { streetDrawing } from '../drawings.ts'
import type { SiteView } from '../view.ts'

/** Where the drawn street of the agent's city is. */
export function streetSource({ drawings, drawingInPage, scene, template }: SiteView): string {
  const name = streetDrawing(template.hour, scene)
  return drawingInPage?.(name) ?? `${drawings}/${name}`
}
