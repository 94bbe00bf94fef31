import stylesheet from './atelier.css?url'
import { ATELIER as template } from './atelier.ts'
import { AtelierHero as Hero } from './atelier-hero.tsx'

export { Hero, stylesheet, template }
