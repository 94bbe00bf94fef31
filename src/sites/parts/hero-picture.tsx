import type { SitePicture } from '#contract/websites/site-fields.ts'
import type { SiteView } from '../view.ts'
import { Picture } from './picture.tsx'
import { streetSource } from './street-source.ts'

/** The hero's photograph, or the drawn street of the agent's city. */
export function HeroPicture({
  view,
  picture,
  className,
  sizes = '100vw'
}: {
  view: SiteView
  picture: SitePicture | null
  className: string
  sizes?: string
}) {
  if (picture) {
    return (
      <div className={`${className} photograph`}>
        <Picture isFirst picture={picture} sizes={sizes} view={view} />
      </div>
    )
  }
  return <img alt="" className={`${className} drawing`} src={streetSource(view)} />
}
