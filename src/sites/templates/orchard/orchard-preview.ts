import stylesheet from './orchard.css?url'
import { ORCHARD as template } from './orchard.ts'
import { OrchardHero as Hero } from './orchard-hero.tsx'

export { Hero, stylesheet, template }
