import stylesheet from './maison.css?url'
import { MAISON as template } from './maison.ts'
import { MaisonHero as Hero } from './maison-hero.tsx'

export { Hero, stylesheet, template }
