import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { HousePicture } from './art/house-picture.tsx'
import { DUSK, HARVEST, MORNING } from './art/palette.ts'
import { Portrait } from './art/portrait.tsx'
import type { SceneName } from './art/scene-names.ts'
import { SCENES } from './art/scene.tsx'
import { Horizon } from './art/streets/horizon.tsx'
import { StreetAtDusk } from './art/streets/street-at-dusk.tsx'
import { Waterfront } from './art/streets/waterfront.tsx'
import type { VignetteName } from './art/vignette-names.ts'
import { Vignette } from './art/vignette.tsx'
import { SIGHTS } from './art/vignettes.tsx'
import { DEMO_AGENTS } from './demo-agents.ts'
import { areaDrawing, homeDrawing, portraitDrawing, streetDrawing, type Hour } from './drawings.ts'
import { fillIn } from './filled-site.ts'
import { ENGLISH } from './words/english.ts'

const HOURS = {
  dusk: { light: DUSK, Street: StreetAtDusk },
  harvest: { light: HARVEST, Street: Horizon },
  morning: { light: MORNING, Street: Waterfront }
}

/** Every drawing that a sample website or a preview may show, by path; drawn on demand. */
export function drawingFiles(): Map<string, () => string> {
  const files = new Map<string, () => string>()
  const keep = (address: string, drawing: ReactElement) =>
    files.set(address, () => renderToStaticMarkup(drawing))

  for (const { slug, look } of DEMO_AGENTS) keep(portraitDrawing(slug), <Portrait look={look} />)
  for (const hour of Object.keys(HOURS) as Hour[]) {
    const { light, Street } = HOURS[hour]
    for (const scene of Object.keys(SCENES) as SceneName[]) {
      keep(streetDrawing(hour, scene), <Street scene={scene} />)
    }
    for (const name of Object.keys(SIGHTS) as VignetteName[]) {
      keep(areaDrawing(hour, name), <Vignette light={light} name={name} />)
    }
    for (const [turn, home] of homes()) {
      keep(homeDrawing(hour, home, turn), <HousePicture {...home} light={light} turn={turn} />)
    }
  }
  return files
}

function homes() {
  const sites = [{ sample: true }, ...DEMO_AGENTS.map(({ site }) => site)]
  return sites.flatMap((site) =>
    fillIn(site, ENGLISH).listings.map(({ drawing }, turn) => [turn, drawing] as const)
  )
}
