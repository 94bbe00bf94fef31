import stylesheet from './harbour.css?url'
import { HARBOUR as template } from './harbour.ts'
import { HarbourHero as Hero } from './harbour-hero.tsx'

export { Hero, stylesheet, template }
