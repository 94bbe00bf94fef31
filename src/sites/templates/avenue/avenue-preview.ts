import stylesheet from './avenue.css?url'
import { AVENUE as template } from './avenue.ts'
import { AvenueHero as Hero } from './avenue-hero.tsx'

export { Hero, stylesheet, template }
