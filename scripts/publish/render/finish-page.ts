// What a rendered page becomes before it is laid into a release: its styles in its head, its scripts sealed, its picture
// named, its policy known. The same page in is always the same page out.

import { inFirstFlight } from './first-flight.ts'
import { type OgPicture, ogPictureOf } from './og-picture.ts'
import { policyFor } from './page-policy.ts'
import { withSeals } from './sealed-scripts.ts'

export type Workshop = {
  /** Stands for the code that draws: another, and every picture is. */
  drawing: string
  /** The text of a built file, by its address. */
  read: (path: string) => string
  /** Its seal, as `integrity` says it. */
  sealOf: (path: string) => string
}

export type FinishedPage = { html: string; ogPicture: OgPicture | undefined; policy: string }

export function finishPage(
  file: string,
  rendered: { html: string; policy: string },
  { drawing, read, sealOf }: Workshop
): FinishedPage {
  const ogPicture = ogPictureOf(rendered.html, drawing)
  const named = ogPicture ? rendered.html.replaceAll(ogPicture.name, ogPicture.path) : rendered.html
  const html = withSeals(inFirstFlight(file, named, read), sealOf)
  return { html, ogPicture, policy: policyFor(file, html, rendered.policy) }
}
