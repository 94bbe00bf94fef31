import type { ReactNode } from 'react'
import { AtelierHero } from './atelier/atelier-hero.tsx'
import { AuroraHero } from './aurora/aurora-hero.tsx'
import { AvenueHero } from './avenue/avenue-hero.tsx'
import { ChaletHero } from './chalet/chalet-hero.tsx'
import { GazetteHero } from './gazette/gazette-hero.tsx'
import { HarbourHero } from './harbour/harbour-hero.tsx'
import type { HeroInput } from './hero-input.ts'
import { MaisonHero } from './maison/maison-hero.tsx'
import { MetroHero } from './metro/metro-hero.tsx'
import { OrchardHero } from './orchard/orchard-hero.tsx'
import { PrairieHero } from './prairie/prairie-hero.tsx'

/** The signature piece of each template, by the template's name. */
const HEROES: Record<string, (input: HeroInput) => ReactNode> = {
  atelier: AtelierHero,
  aurora: AuroraHero,
  avenue: AvenueHero,
  chalet: ChaletHero,
  gazette: GazetteHero,
  harbour: HarbourHero,
  maison: MaisonHero,
  metro: MetroHero,
  orchard: OrchardHero,
  prairie: PrairieHero
}

/** @throws where a template has no hero */
export function heroOf({ name }: { name: string }): (input: HeroInput) => ReactNode {
  const Hero = HEROES[name]
  if (!Hero) throw new Error(`The template ${name} has no hero.`)
  return Hero
}
