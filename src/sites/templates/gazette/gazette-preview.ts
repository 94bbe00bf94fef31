import stylesheet from './gazette.css?url'
import { GAZETTE as template } from './gazette.ts'
import { GazetteHero as Hero } from './gazette-hero.tsx'

export { Hero, stylesheet, template }
