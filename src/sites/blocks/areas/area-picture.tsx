import type { BlockOf } from '#contract/websites/site-blocks.ts'
import { VIGNETTES, type VignetteName } from '../../art/vignette-names.ts'
import { areaDrawing } from '../../drawings.ts'
import { Picture } from '../../parts/picture.tsx'
import type { SiteView } from '../../view.ts'

/** A neighbourhood: its photograph, or its drawing, whose words beside it say the same. */
export function AreaPicture({
  view,
  area
}: {
  view: SiteView
  area: Pick<BlockOf<'areas'>['areas'][number], 'picture' | 'vignette'>
}) {
  if (area.picture) {
    return <Picture picture={area.picture} sizes="(min-width: 46rem) 40rem, 100vw" view={view} />
  }
  return isVignette(area.vignette) ? <AreaDrawing name={area.vignette} view={view} /> : null
}

export function AreaDrawing({ view, name }: { view: SiteView; name: VignetteName }) {
  return (
    <img
      alt=""
      className="drawing"
      height={300}
      loading="lazy"
      src={`${view.drawings}/${areaDrawing(view.template.hour, name)}`}
      width={400}
    />
  )
}

function isVignette(name: string): name is VignetteName {
  return VIGNETTES.some((known) => known === name)
}
