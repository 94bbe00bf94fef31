import stylesheet from './metro.css?url'
import { METRO as template } from './metro.ts'
import { MetroHero as Hero } from './metro-hero.tsx'

export { Hero, stylesheet, template }
