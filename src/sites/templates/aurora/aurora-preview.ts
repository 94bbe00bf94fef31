import stylesheet from './aurora.css?url'
import { AURORA as template } from './aurora.ts'
import { AuroraHero as Hero } from './aurora-hero.tsx'

export { Hero, stylesheet, template }
