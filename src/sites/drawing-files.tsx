import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { DRAWINGS } from './art/house.tsx'
import type { HouseKind } from './art/house-kinds.ts'
import { HousePicture } from './art/house-picture.tsx'
import { AUTUMN } from './art/lights/autumn.ts'
import { NIGHT } from './art/lights/night.ts'
import { NOON } from './art/lights/noon.ts'
import { SPRING } from './art/lights/spring.ts'
import { DUSK, HARVEST, MORNING, type Tone, WINTER } from './art/palette.ts'
import { Portrait } from './art/portrait.tsx'
import type { SceneName } from './art/scene-names.ts'
import { SCENES } from './art/scene.tsx'
import { Horizon } from './art/streets/horizon.tsx'
import { MapleStreet } from './art/streets/maple-street.tsx'
import { NightStreet } from './art/streets/night-street.tsx'
import { OrchardStreet } from './art/streets/orchard-street.tsx'
import { SnowStreet } from './art/streets/snow-street.tsx'
import { StreetAtDusk } from './art/streets/street-at-dusk.tsx'
import { ViaductStreet } from './art/streets/viaduct-street.tsx'
import { Waterfront } from './art/streets/waterfront.tsx'
import { VIGNETTES } from './art/vignette-names.ts'
import { Vignette } from './art/vignette.tsx'
import { DEMO_AGENTS } from './demo-agents.ts'
import {
  areaDrawing,
  HOME_TURNS,
  homeDrawing,
  type Hour,
  portraitDrawing,
  streetDrawing
} from './drawings.ts'
import { HOME_KINDS } from './listings/home-drawing.ts'

const HOURS = {
  autumn: { light: AUTUMN, Street: MapleStreet },
  dusk: { light: DUSK, Street: StreetAtDusk },
  harvest: { light: HARVEST, Street: Horizon },
  morning: { light: MORNING, Street: Waterfront },
  night: { light: NIGHT, Street: NightStreet },
  noon: { light: NOON, Street: ViaductStreet },
  spring: { light: SPRING, Street: OrchardStreet },
  winter: { light: WINTER, Street: SnowStreet }
}

type Home = { kind: HouseKind; tone: Tone }
type Drawings = Map<string, () => string>

/** Every drawing that a demo or a preview may show, by name; drawn on demand. */
export function demoDrawings(): Drawings {
  const homes = DEMO_AGENTS.flatMap(({ site }) =>
    site.listings.map(({ drawing }, at) => [drawing, at] as const)
  )
  const tones = Object.keys(DUSK.paints) as Tone[]
  const withoutPhoto = [...new Set(Object.values(HOME_KINDS).flat())].flatMap((kind) =>
    tones.map((tone) => [{ kind, tone }, 0] as const)
  )
  return drawings([...homes, ...withoutPhoto])
}

/** Every drawing that an agent's website may show. */
export function siteDrawings(): Drawings {
  const kinds = Object.keys(DRAWINGS) as HouseKind[]
  const tones = Object.keys(DUSK.paints) as Tone[]
  const turns = Array.from({ length: HOME_TURNS }, (_, turn) => turn)
  const homes = kinds.flatMap((kind) =>
    tones.flatMap((tone) => turns.map((turn) => [{ kind, tone }, turn] as const))
  )
  return drawings(homes)
}

function drawings(homes: (readonly [home: Home, turn: number])[]): Drawings {
  const files: Drawings = new Map()
  const keep = (name: string, drawing: () => ReactElement) =>
    files.set(name, () => renderToStaticMarkup(drawing()))

  for (const { slug, look } of DEMO_AGENTS) {
    keep(portraitDrawing(slug), () => <Portrait look={look} />)
  }
  for (const hour of Object.keys(HOURS) as Hour[]) {
    const { light, Street } = HOURS[hour]
    for (const scene of Object.keys(SCENES) as SceneName[]) {
      keep(streetDrawing(hour, scene), () => <Street scene={scene} />)
    }
    for (const name of VIGNETTES) {
      keep(areaDrawing(hour, name), () => <Vignette light={light} name={name} />)
    }
    for (const [home, turn] of homes) {
      keep(homeDrawing(hour, home, turn), () => (
        <HousePicture {...home} light={light} turn={turn} />
      ))
    }
  }
  return files
}
