import stylesheet from './prairie.css?url'
import { PRAIRIE as template } from './prairie.ts'
import { PrairieHero as Hero } from './prairie-hero.tsx'

export { Hero, stylesheet, template }
